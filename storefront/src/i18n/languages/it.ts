// The Italian texts that every page needs, and loaders of the other texts. One chunk per language, see create-i18n.ts.
export { default as shop } from "../../../../content/locales/it/shop.json";
export const others = import.meta.glob<{ default: object }>([
  "../../../../content/locales/it/*.json",
  "!../../../../content/locales/it/{api,identity,invoice,mail,safety,shop}.json",
]);
