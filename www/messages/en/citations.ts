/** How the words between the titles of cited works are translated, longest first. The engine cites in English. */
export const citations: readonly (readonly [english: string, translation: string])[] = [];
