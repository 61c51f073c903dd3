export { config, default } from "../features/catalogue/subscribers/record-changed-stock.ts";
