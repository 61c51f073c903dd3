// The Norwegian texts that every page needs, and loaders of the other texts. One chunk per language, see
// create-i18n.ts.
export { default as shop } from "../../../../content/locales/no/shop.json";
export const others = import.meta.glob<{ default: object }>([
  "../../../../content/locales/no/*.json",
  "!../../../../content/locales/no/{api,identity,invoice,mail,safety,shop}.json",
]);
