export { default } from "../features/catalogue/links/variation-detail.ts";
