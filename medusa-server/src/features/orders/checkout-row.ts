import type CheckoutModuleService from "./modules/checkout/service.ts";

/** The row of a checkout in the database. */
export type CheckoutRow = Awaited<ReturnType<CheckoutModuleService["retrieveCheckout"]>>;

/** The row of a checkout with a cart. */
export type PreparedRow = CheckoutRow & { cart_id: string };
