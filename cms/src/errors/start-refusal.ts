/** Ends a start with its message alone: something for the person who runs the product to mend. */
export class StartRefusal extends Error {
  /** The log adds to any other error where it came from. */
  override stack = undefined;
}
