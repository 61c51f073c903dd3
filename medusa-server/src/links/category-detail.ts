export { default } from "../features/catalogue/links/category-detail.ts";
