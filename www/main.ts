import { apologise } from "./apology.js";
import { begin } from "./begin.js";
import { keepOffline } from "./offline.js";

begin().then(keepOffline, apologise);
