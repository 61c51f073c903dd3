export { config, default } from "../features/catalogue/subscribers/mail-back-in-stock.ts";
