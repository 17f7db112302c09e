/** What ancient authors say of the game, in their own words; every language has its translations. */

import type { Ancient } from "./en/ancient.js";
import type { FieldName } from "./keys.js";

export interface AncientLine {
  id: keyof Ancient["lines"];
  author: keyof Ancient["authors"];
  /** How the notes of the engine cite it. */
  cited: RegExp;
  work: string;
  /** Where in the work. */
  line: string;
  language: "la" | "grc";
  text: string;
  /** The rules that are read from it. */
  fields: readonly FieldName[];
  /** Whether the text has been compared with an edition. */
  checked: boolean;
}

export const ancient: readonly AncientLine[] = [
  {
    id: "laus-192",
    author: "anonymous",
    cited: /Laus Pisonis (\d+, )*19[0-4]\b/,
    work: "Laus Pisonis",
    line: "190–194",
    language: "la",
    text: "te si forte iuvat studiorum pondere fessum / non languere tamen lususque movere per artem, / callidiore modo tabula variatur aperta / calculus et vitreo peraguntur milite bella, / ut niveus nigros, nunc et niger alliget albos.",
    fields: ["hand", "catch"],
    checked: false,
  },
  {
    id: "laus-197",
    author: "anonymous",
    cited: /Laus Pisonis (\d+, )*(19[5-9]|200)\b/,
    work: "Laus Pisonis",
    line: "195–200",
    language: "la",
    text: "sed tibi quis non terga dedit? quis te duce cessit / calculus? aut quis non periturus perdidit hostem? / mille modis acies tua dimicat: ille petentem, / dum fugit, ipse rapit; longo venit ille recessu, / qui stetit in speculis; hic se committere rixae / audet et in praedam venientem decipit hostem;",
    fields: ["calculus", "larron"],
    checked: false,
  },
  {
    id: "laus-201",
    author: "anonymous",
    cited: /Laus Pisonis (\d+, )*20[1-4]\b/,
    work: "Laus Pisonis",
    line: "201–204",
    language: "la",
    text: "ancipites subit ille moras similisque ligato / obligat ipse duos; hic ad maiora movetur, / ut citus effracta prorumpat in agmina mandra / clausaque deiecto populetur moenia vallo.",
    fields: ["catch", "moves-again", "barred"],
    checked: false,
  },
  {
    id: "laus-205",
    author: "anonymous",
    cited: /Laus Pisonis (\d+, )*20[5-8]\b/,
    work: "Laus Pisonis",
    line: "205–208",
    language: "la",
    text: "interea sectis quamvis acerrima surgant / proelia militibus, plena tamen ipse phalange / aut etiam pauco spoliata milite vincis, / et tibi captiva resonat manus utraque turba.",
    fields: ["lift", "least"],
    checked: false,
  },
  {
    id: "varro",
    author: "varro",
    cited: /Varro\b.*\bX\.22\b/,
    work: "De lingua Latina",
    line: "X.22",
    language: "la",
    text: "Ad hunc quadruplicem fontem ordines deriguntur bini, uni transversi, alteri derecti, ut in tabula solet in qua latrunculis ludunt.",
    fields: ["board"],
    checked: true,
  },
  {
    id: "ovid-ars-2",
    author: "ovid",
    cited: /\bArs II\.20[78]\b/,
    work: "Ars amatoria",
    line: "II.207–208",
    language: "la",
    text: "Sive latrocinii sub imagine calculus ibit, / Fac pereat vitreo miles ab hoste tuus.",
    fields: [],
    checked: true,
  },
  {
    id: "ovid-ars-3",
    author: "ovid",
    cited: /\bArs III\.35[7-9]\b/,
    work: "Ars amatoria",
    line: "III.357–360",
    language: "la",
    text: "Cautaque non stulte latronum proelia ludat, / Unus cum gemino calculus hoste perit, / Bellatorque sua prensus sine compare bellat, / Aemulus et coeptum saepe recurrit iter.",
    fields: ["catch", "axes", "dux"],
    checked: true,
  },
  {
    id: "ovid-tristia",
    author: "ovid",
    cited: /\bTristia II\.4(7[7-9]|80)\b/,
    work: "Tristia",
    line: "II.477–480",
    language: "la",
    text: "discolor ut recto grassetur limite miles, / cum medius gemino calculus hoste perit, / ut bellare sequens sciat et reuocare priorem, / nec tuto fugiens incomitatus eat;",
    fields: ["calculus", "catch", "axes"],
    checked: true,
  },
  {
    id: "martial-7",
    author: "martial",
    cited: /Martial\b.*\bVII\.72\b/,
    work: "Epigrammata",
    line: "VII.72.7–8",
    language: "la",
    text: "sic uincas Nouiumque Publiumque / mandris et uitreo latrone clusos;",
    fields: ["immobile", "enclosure"],
    checked: true,
  },
  {
    id: "martial-14-17",
    author: "martial",
    cited: /Martial\b.*\bXIV\.17\b/,
    work: "Epigrammata",
    line: "XIV.17",
    language: "la",
    text: "Hac mihi bis seno numeratur tessera puncto; / Calculus hac gemino discolor hoste perit.",
    fields: ["catch"],
    checked: true,
  },
  {
    id: "martial-14-20",
    author: "martial",
    cited: /Martial\b.*\bXIV\.20\b/,
    work: "Epigrammata",
    line: "XIV.20 (18)",
    language: "la",
    text: "Insidiosorum si ludis bella latronum, / Gemmeus iste tibi miles et hostis erit.",
    fields: [],
    checked: true,
  },
  {
    id: "seneca-117",
    author: "seneca",
    cited: /Seneca, Ep\. 117\.30\b/,
    work: "Epistulae morales",
    line: "117.30",
    language: "la",
    text: "nemo qui ad incendium domus suae currit tabulam latrunculariam prospicit ut sciat quomodo alligatus exeat calculus.",
    fields: ["catch", "lift"],
    checked: true,
  },
  {
    id: "seneca-tranquillity",
    author: "seneca",
    cited: /Seneca\b.*\b14\.7\b/,
    work: "De tranquillitate animi",
    line: "14.7",
    language: "la",
    text: "Ludebat latrunculis. Cum centurio, agmen periturorum trahens, illum quoque excitari iuberet, uocatus numerauit calculos et sodali suo: ‘Vide’, inquit, ‘ne post mortem meam mentiaris te uicisse.’ Tum, annuens centurioni: ‘Testis’, inquit, ‘eris uno me antecedere.’",
    fields: ["least-then"],
    checked: true,
  },
  {
    id: "isidore",
    author: "isidore",
    cited: /Isidore\b.*\bXVIII\.67\b/,
    work: "Etymologiae",
    line: "XVIII.67",
    language: "la",
    text: "Calculi partim ordine moventur, partim vage: ideo alios ordinarios, alios vagos appellant; at vero qui moveri omnino non possunt, incitos dicunt.",
    fields: ["pinned"],
    checked: true,
  },
  {
    id: "proculus",
    author: "historia-augusta",
    cited: /Historia Augusta\b.*\b13\.2\b/,
    work: "Quadrigae tyrannorum",
    line: "13.2",
    language: "la",
    text: "nam cum in quodam convivio ad latrunculos luderetur atque ipse decies imperator exisset, quidam non ignobilis scurra ‘ave’ inquit, ‘Auguste’ adlataque lana purpurea umeros eius vinxit eumque adoravit",
    fields: [],
    checked: true,
  },
  {
    id: "macrobius",
    author: "macrobius",
    cited: /Macrobius\b.*\bI\.5\.11\b/,
    work: "Saturnalia",
    line: "I.5.11",
    language: "la",
    text: "Sed vultisne diem sequentem, quem plerique omnes abaco et latrunculis conterunt, nos istis sobriis fabulis … exigamus?",
    fields: [],
    checked: false,
  },
  {
    id: "pollux",
    author: "pollux",
    cited: /Pollux\b.*\bIX\.98\b/,
    work: "Onomasticon",
    line: "IX.98",
    language: "grc",
    text: "ἡ δὲ διὰ πολλῶν ψήφων παιδιὰ πλινθίον ἐστί, χώρας ἐν γραμμαῖς ἔχον διακειμένας· καὶ τὸ μὲν πλινθίον καλεῖται πόλις, τῶν δὲ ψήφων ἑκάστη κύων· διῃρημένων δ' εἰς δύο τῶν ψήφων ὁμοχρόων κατὰ τὰς χρόας, ἡ τέχνη τῆς παιδιᾶς ἐστι περιλήψει δύο ψήφων ὁμοχρόων τὴν ἑτερόχρων ἀνελεῖν.",
    fields: ["board", "catch"],
    checked: false,
  },
];

/** The ancient lines that a note of the engine cites. */
export function linesCited(source: string): AncientLine[] {
  return ancient.filter(({ cited }) => cited.test(source));
}
