/** Rows of a list that one page shows. */
export const pageSize = 20;
