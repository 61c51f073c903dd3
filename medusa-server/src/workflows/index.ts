/** Medusa loads workflows and hooks from this folder only. The file of each workflow is in its feature. */
export * from "../features/account-area/workflows/request-return-workflow.ts";
export * from "../features/account-area/workflows/create-account-workflow.ts";
export * from "../features/catalogue/workflows/save-product-detail-workflow.ts";
export * from "../features/catalogue/workflows/save-shop-settings-workflow.ts";
export * from "../features/catalogue/workflows/save-variation-detail-workflow.ts";
export * from "../features/checkout/workflows/place-order-workflow.ts";
export * from "../features/checkout/workflows/prepare-payment-workflow.ts";
export * from "../features/invoices/workflows/approve-order-workflow.ts";
export * from "../features/invoices/workflows/refuse-order-workflow.ts";
export * from "../features/catalogue/workflows/hooks/refuse-unsellable-prices.ts";
export * from "../features/coupons/workflows/hooks/give-back-coupon.ts";
export * from "../features/coupons/workflows/hooks/refuse-impossible-coupons.ts";
