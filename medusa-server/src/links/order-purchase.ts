export { default } from "../features/orders/links/order-purchase.ts";
