export { config, default } from "../features/catalogue/subscribers/keep-back-order-rule.ts";
