// The Spanish texts that every page needs, and loaders of the other texts. One chunk per language, see create-i18n.ts.
export { default as shop } from "../../../../content/locales/es/shop.json";
export const others = import.meta.glob<{ default: object }>([
  "../../../../content/locales/es/*.json",
  "!../../../../content/locales/es/{api,identity,invoice,mail,safety,shop}.json",
]);
