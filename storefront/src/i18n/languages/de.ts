// The German texts: those of every page, and loaders of the others. One chunk per language, see create-i18n.ts.
export { default as shop } from "../../../../content/locales/de/shop.json";
export const others = import.meta.glob<{ default: object }>([
  "../../../../content/locales/de/*.json",
  "!../../../../content/locales/de/{api,identity,invoice,mail,safety,shop}.json",
]);
