/** One below the other: Firefox prints what does not fit on a sheet of a grid, or of a flex box, over what follows. */
export const stackOnPaper = (gap: string) => ({ display: 'block', '& > * + *': { marginTop: gap } });
