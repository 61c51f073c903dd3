/** What marks the credit line of a cart as paid by points, of the account that it then names. */
export const pointsReference = "points";
