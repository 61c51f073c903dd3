/** Medusa loads workflows and their hooks from this folder; each file of a workflow is in its feature. */
export * from "../features/account-area/workflows/request-return.ts";
export * from "../features/account-area/workflows/create-account.ts";
export * from "../features/catalogue/workflows/save-product-detail.ts";
export * from "../features/catalogue/workflows/save-shop-settings.ts";
export * from "../features/catalogue/workflows/save-variation-detail.ts";
export * from "../features/checkout/workflows/place-order.ts";
export * from "../features/checkout/workflows/prepare-payment.ts";
export * from "../features/invoices/workflows/approve-order.ts";
export * from "../features/invoices/workflows/refuse-order.ts";
export * from "../features/catalogue/workflows/hooks/refuse-unsellable-prices.ts";
export * from "../features/coupons/workflows/hooks/give-back-coupon.ts";
export * from "../features/coupons/workflows/hooks/refuse-impossible-coupons.ts";
