/** Lets the browser answer its visitor before long work goes on. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
