// @ts-check

/** Ends a command with its message alone: something for the person at the keyboard to mend. */
export class Refusal extends Error {}
