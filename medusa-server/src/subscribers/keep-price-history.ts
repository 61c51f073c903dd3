export { config, default } from "../features/catalogue/subscribers/keep-price-history.ts";
