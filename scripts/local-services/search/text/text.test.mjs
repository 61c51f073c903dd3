import { describe, expect, it } from "vitest";
import { countTypos } from "./count-typos.mjs";
import { foldText, unfoldLength } from "./fold-text.mjs";
import { learnCompounds } from "./learn-compounds.mjs";
import { stemWord } from "./stem-word.mjs";
import { findJoinedRuns, tokenize } from "./tokenize.mjs";

it.each([
  ["Kärna", "karna"],
  ["Kjølig Værmester", "kjolig vaermester"],
  ["Straße", "strasse"],
  ["ÉCHANTILLONS", "echantillons"],
  ["1,75", "1.75"],
])("folds %s to %s", (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

it("knows how much of a text a part of its folded form takes", () => {
  expect("Straße".slice(0, unfoldLength("Straße", 5))).toBe("Straß");
  expect("Kärna".slice(0, unfoldLength("Kärna", 2))).toBe("Kä");
  const apart = "Kärna".normalize("NFD");
  expect(apart.slice(0, unfoldLength(apart, 2))).toBe("Kä".normalize("NFD"));
});

it.each([
  ["Tål 1,75 mm", ["tal", "1.75", "mm"]],
  ["PETG-ESD / PC", ["petg", "esd", "pc"]],
  ["l’atelier, d'encre.", ["l", "atelier", "d", "encre"]],
  ["…", []],
])("reads the words of %s", (text, words) => {
  expect(tokenize(text).map(({ word }) => word)).toEqual(words);
});

it.each([
  ["APETG-CLEAR-175", ["apetgclear175"]],
  ["PETG CLEAR", []],
  ["750 g PETG-ESD", ["750g", "petgesd"]],
])("puts together what is written with dashes or as a number with its unit: %s", (text, runs) => {
  expect(findJoinedRuns(tokenize(text)).map(({ word }) => word)).toEqual(runs);
});

describe("typos", () => {
  it.each([
    ["filament", "filament", 0],
    ["filment", "filament", 1],
    ["fillament", "filament", 1],
    ["filemant", "filament", 2],
    ["filamnet", "filament", 1],
    ["ilament", "filament", 2],
    ["bilament", "filament", 2],
    ["ifilament", "filament", 2],
    ["iflament", "filament", 2],
    ["flmnt", "filament", null],
  ])("from %s to %s are %s", (typed, word, typos) => {
    expect(countTypos(typed, word, 2, false)?.typos ?? null).toBe(typos);
  });

  it.each([
    ["fila", { typos: 0, length: 4 }],
    ["fial", { typos: 1, length: 4 }],
    ["fla", { typos: 1, length: 4 }],
    ["fxxx", null],
  ])("of %s, where the word may go on, are %j", (typed, slips) => {
    expect(countTypos(typed, "filament", 1, true)).toEqual(slips);
  });
});

it.each([
  ["sv", ["munstycke", "munstycken", "munstycket", "munstyckena"]],
  ["sv", ["skrivare", "skrivaren", "skrivarna"]],
  ["no", ["dyse", "dyser", "dysen", "dysene"]],
  ["da", ["dyse", "dyser", "dyserne"]],
  ["de", ["duse", "dusen"]],
  ["en", ["battery", "batteries"]],
  ["en", ["box", "boxes"]],
  ["es", ["boquilla", "boquillas"]],
  ["es", ["negro", "negra", "negros"]],
  ["fr", ["noir", "noire", "noirs", "noires"]],
  ["it", ["ugello", "ugelli"]],
  ["it", ["bianco", "bianchi", "bianca"]],
])("in %s sees one word in %j", (language, forms) => {
  expect(new Set(forms.map((form) => stemWord(form, language))).size).toBe(1);
});

it.each([
  ["en", "glass", "glas"],
  ["en", "nozzle", "noz"],
  ["sv", "pa12", "pa"],
  ["de", "drucker", "druck"],
])("in %s keeps %s and %s apart", (language, one, other) => {
  expect(stemWord(one, language)).not.toBe(stemWord(other, language));
});

describe("compounds", () => {
  const read = {
    sv: [
      "munstycken",
      "rengöringssats",
      "hotend",
      "hotendsats",
      "låda",
      "torr",
      "förvaring",
      "pla",
      "sten",
      "plast",
    ].map(foldText),
    de: ["druck", "bett", "druckbett", "kleber", "düse", "reinigung", "set"].map(foldText),
    no: ["dyse", "varme", "kammer"],
    da: ["limstift", "stift", "lim", "printer"],
  };
  it.each([
    ["sv", "munstycksrengoring", ["munstyck", "rengoring"]],
    ["sv", "forvaringslada", ["forvaring", "lada"]],
    ["de", "druckbettkleber", ["druckbett", "druck", "bett", "kleber"]],
    ["de", "dusenreinigung", ["duse", "reinigung"]],
    ["no", "varmekammer", ["varme", "kammer"]],
    ["da", "limstift", ["lim", "stift"]],
  ])("in %s: %s is %j", (language, word, parts) => {
    const { split } = learnCompounds(Reflect.get(read, language), language);
    expect(split(word)).toEqual(parts);
  });

  it.each([
    ["sv", "hotend"],
    // A form of "plast".
    ["sv", "plasten"],
    ["de", "unbekannt"],
    ["no", "pa12cf15"],
  ])("in %s: %s is none", (language, word) => {
    expect(learnCompounds(Reflect.get(read, language), language).split(word)).toEqual([]);
  });
});
