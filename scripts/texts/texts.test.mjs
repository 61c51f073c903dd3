import { expect, it } from "vitest";
import { findTextProblems } from "./find-text-problems.mjs";
import { findUnnamedTexts, findUnusedTexts } from "./find-unused-texts.mjs";
import { flattenTexts } from "./flatten-texts.mjs";

const english = {
  cart: {
    title: "Your cart",
    count_one: "{{count}} item",
    count_other: "{{count}} items",
    remove: "Remove {{name}}",
  },
  word: "Hotend",
  line: "{{quantity}} × {{name}}",
};
const swedish = {
  cart: {
    title: "Din varukorg",
    count_one: "En vara",
    count_other: "{{count}} varor",
    remove: "Ta bort {{name}}",
  },
  word: "Hotend",
  line: "{{quantity}} × {{name}}",
};
const check = (/** @type {object} */ cart = {}, international = ["Hotend"], language = "sv") =>
  findTextProblems(
    language,
    flattenTexts({ ...swedish, cart: { ...swedish.cart, ...cart } }),
    flattenTexts(english),
    new Set(international),
  );

it("findTextProblems accepts a complete translation, also with an international word", () => {
  expect(check()).toEqual([]);
});

it("findTextProblems names a missing text, a surplus one and an empty one", () => {
  const texts = flattenTexts({ cart: { ...swedish.cart, title: " ", extra: "Mer" }, word: "Hotend" });
  expect(findTextProblems("sv", texts, flattenTexts(english), new Set(["Hotend"]))).toEqual([
    "line is missing",
    "cart.extra is not in English",
    "cart.title is empty",
  ]);
});

it("findTextProblems names an untranslated text, unless it is listed as international", () => {
  expect(check({ title: "Your cart" })).toEqual(["cart.title is not translated: Your cart"]);
  expect(check({}, [])).toEqual(["word is not translated: Hotend"]);
});

it("findTextProblems reports missing and unknown placeholders", () => {
  expect(check({ remove: "Ta bort {{nam}}" })).toEqual([
    "cart.remove lacks {{name}}",
    "cart.remove has {{nam}}, which no code gives it",
  ]);
});

it("findTextProblems names a missing element, such as a link", () => {
  expect(
    findTextProblems(
      "sv",
      flattenTexts({ accept: "Jag godkänner villkoren" }),
      flattenTexts({ accept: "I accept the <terms>terms</terms>" }),
      new Set(),
    ),
  ).toEqual(["accept lacks <terms>"]);
});

it("findTextProblems names a missing plural form of the language", () => {
  const texts = flattenTexts({ count_other: "{{count}} vor" });
  const measure = flattenTexts({ count_one: "{{count}} item", count_other: "{{count}} items" });
  expect(findTextProblems("sv", texts, measure, new Set())).toEqual(["count lacks its form _one"]);
  expect(findTextProblems("pl", texts, measure, new Set())).toEqual([
    "count lacks its form _few",
    "count lacks its form _many",
    "count lacks its form _one",
  ]);
});

it("findTextProblems names plural forms of a text that has none in English", () => {
  expect(check({ remove_one: "Ta bort {{name}}" })).toEqual(["cart.remove has plural forms only here"]);
});

it("findUnusedTexts finds texts used neither by their whole name nor by a template", () => {
  const keys = [
    "cart.title",
    "cart.count_one",
    "cart.count_other",
    "nav.home",
    "nav.gone",
    "meta.shop.title",
  ];
  const sources = [
    't("cart.title"); t("cart.count", { count })',
    'const tab = { label: "home" }; t(`nav.${tab.label}`); t(`meta.${key}.title`); key = "shop";',
  ];
  expect(findUnusedTexts(keys, sources)).toEqual(["nav.gone"]);
});

it("findUnnamedTexts matches a text of the API by the last part of its name", () => {
  expect(
    findUnnamedTexts(
      ["errors.not_found", "errors.gone", "materials.Hardened steel"],
      ['"not_found"', "Hardened steel"],
    ),
  ).toEqual(["errors.gone"]);
});
