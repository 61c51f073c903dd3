/** A delivery time in working days, both ends included [3.51]. */
export type WorkingDays = { min: number; max: number };
