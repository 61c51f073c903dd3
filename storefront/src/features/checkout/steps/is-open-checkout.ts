import type { Checkout } from "@spolverk/bff/contract";

/** Tells whether a checkout may still be changed: it is neither ordered nor waits for its payment. */
export const isOpenCheckout = ({ order, placing }: Pick<Checkout, "order" | "placing">): boolean =>
  order === null && placing === "none";
