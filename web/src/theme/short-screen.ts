/** A phone held sideways: what is written comes first. */
export const SHORT_SCREEN = '@media (max-height: 30rem)';
