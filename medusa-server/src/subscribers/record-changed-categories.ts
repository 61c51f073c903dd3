export { config, default } from "../features/catalogue/subscribers/record-changed-categories.ts";
