export { config, default } from "../features/catalogue/subscribers/record-changed-variants.ts";
