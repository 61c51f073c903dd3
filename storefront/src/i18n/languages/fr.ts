// The French texts that every page needs, and loaders of the other texts. One chunk per language, see create-i18n.ts.
export { default as shop } from "../../../../content/locales/fr/shop.json";
export const others = import.meta.glob<{ default: object }>([
  "../../../../content/locales/fr/*.json",
  "!../../../../content/locales/fr/{api,identity,invoice,mail,safety,shop}.json",
]);
