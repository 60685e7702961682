/** Typed one after the other as the heading of the awards. */
export const awardPhrases = ['Awards & Recognition', 'Work that was noticed', 'Milestones so far'];
