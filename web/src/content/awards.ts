/** Typed one after the other as the heading of the awards. */
export const awardPhrases = ['Awards & Recognition', 'Work that was noticed', 'Milestones so far'];

export const awards = [
  {
    title: 'Best MERN Stack Project',
    description:
      'For a booking platform that a regional clinic network runs on: one codebase, offline first, live within a quarter.',
    year: 2023,
  },
  {
    title: 'Innovation Excellence',
    description:
      'For turning paper ledgers of market traders into a phone app that needs neither training nor a steady connection.',
    year: 2023,
  },
  {
    title: 'Top Performance',
    description: 'For the fastest storefront of its class, measured on the phones its customers really use.',
    year: 2022,
  },
];
