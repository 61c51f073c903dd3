import type { Checkout } from "@spolverk/bff/contract";

/** Whether a checkout can still be changed: it neither has an order nor waits for its payment. */
export const isOpenCheckout = ({ order, placing }: Pick<Checkout, "order" | "placing">): boolean =>
  order === null && placing === "none";
