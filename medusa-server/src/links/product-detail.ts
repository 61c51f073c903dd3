export { default } from "../features/catalogue/links/product-detail.ts";
