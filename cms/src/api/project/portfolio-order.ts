/** The one order of projects, everywhere: as placed by hand, newest first when never moved. */
export const PORTFOLIO_ORDER = ['position:asc', 'createdAt:desc', 'documentId:asc'];
