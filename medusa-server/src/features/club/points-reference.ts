/** Reference of a cart's credit line for points; its reference_id is the account's id. */
export const pointsReference = "points";
