import fs from "node:fs";
import path from "node:path";
import { languages } from "@spolverk/content";
import { rootDir } from "./setup/paths.mjs";
import { findTextProblems } from "./texts/find-text-problems.mjs";
import { findTypographyProblems } from "./texts/find-typography-problems.mjs";
import { findUnnamedTexts, findUnusedTexts } from "./texts/find-unused-texts.mjs";
import { flattenTexts } from "./texts/flatten-texts.mjs";
import { listContentTexts } from "./texts/list-content-texts.mjs";

/** Files of texts that the storefront does not show. */
const others = [
  {
    file: "invoice.json",
    folders: [
      "medusa-server/src/features/invoices",
      "medusa-server/src/features/take-backs",
      "medusa-server/src/documents",
    ],
    findUnused: findUnnamedTexts,
  },
  { file: "api.json", folders: ["bff/src", "domain/src", "content/catalogue"], findUnused: findUnnamedTexts },
  { file: "busy.json", folders: ["storefront/server"], findUnused: findUnusedTexts },
  { file: "identity.json", folders: ["scripts/local-services/auth0"], findUnused: findUnusedTexts },
  {
    file: "safety.json",
    folders: ["content/src/schema", "content/catalogue"],
    findUnused: findUnnamedTexts,
  },
  { file: "mail.json", folders: ["medusa-server/src", "domain/src"], findUnused: findUnusedTexts },
];
/** The sources that use the texts of each file, and how to find a use. */
const files = [
  ...fs
    .readdirSync(path.join(rootDir, "content/locales/en"))
    .filter((file) => !others.some((other) => other.file === file))
    .map((file) => ({
      file,
      folders: ["storefront/src", "domain/src", "bff/src/contract", "content/src"],
      findUnused: findUnusedTexts,
    })),
  ...others,
];
/** Files that list all codes of the API; a code in these lists does not count as used. */
const lists = new Set(["bff/src/http/texts.ts", "bff/src/contract/error.ts"]);

/** @param {string} folder */
const readSources = (folder) =>
  fs
    .readdirSync(path.join(rootDir, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs|yaml)$/.test(file) && !/\.test\.(?:ts|mjs)$/.test(file))
    .map((file) => path.posix.join(folder, file.replaceAll(path.sep, "/")))
    .filter((file) => !lists.has(file))
    .map((file) => fs.readFileSync(path.join(rootDir, file), "utf8"));

/** @param {string} file */
const readJson = (file) => JSON.parse(fs.readFileSync(path.join(rootDir, file), "utf8"));

const international = new Set(readJson("scripts/texts/international-words.json"));
const problems = files.flatMap(({ file, folders, findUnused }) => {
  const textsOf = (/** @type {string} */ language) =>
    flattenTexts(readJson(`content/locales/${language}/${file}`));
  const english = textsOf("en");
  const unused = findUnused(english.keys(), folders.flatMap(readSources));
  return [
    ...unused.map((name) => `${file}: ${name} is shown nowhere`),
    ...languages.flatMap((language) =>
      [
        ...findTextProblems(language, textsOf(language), english, international),
        ...[...textsOf(language)].flatMap(([key, text]) =>
          findTypographyProblems(language, text).map((problem) => `${key} ${problem}: ${text}`),
        ),
      ].map((problem) => `${language}/${file}: ${problem}`),
    ),
  ].map((problem) => `locales/${problem}`);
});
problems.push(
  ...languages.flatMap((language) =>
    listContentTexts(language).flatMap(({ where, text }) =>
      findTypographyProblems(language, text).map((problem) => `${where}, ${language}: ${problem}: ${text}`),
    ),
  ),
);
for (const problem of problems) console.error(`content/${problem}`);
console.log(`${languages.length} languages checked`);
process.exitCode = problems.length > 0 ? 1 : 0;
