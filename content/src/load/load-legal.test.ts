import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { contentDirectory } from "../read-compiled.ts";
import { findLegalTexts } from "../schema/legal.ts";
import { writeLegalPage, writeLegalPages } from "../testing/write-legal-pages.ts";
import { contentFiles } from "./content.ts";
import { loadContent } from "./load-content.ts";
import { formatProblem } from "./problem.ts";

let directory = "";

/** The shop's own sites with a single product, and legal pages of one line each. */
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "legal-"));
  for (const file of [...Object.values(contentFiles), "catalogue/products/karna-pla.yaml"]) {
    cpSync(join(contentDirectory, file), join(directory, file));
  }
  writeLegalPages(directory);
});

afterEach(() => rmSync(directory, { recursive: true }));

const write = (folder: string, name: string, body: string) =>
  writeLegalPage(directory, { folder, name, body });
const report = () => loadContent(directory).problems.map(formatProblem);

function read(code: string, language?: "en" | "no" | "fr") {
  const { content } = loadContent(directory);
  const site = content?.sites.find((candidate) => candidate.code === code);
  if (!content || !site) throw new Error(`no site ${code}, or mistakes: ${report().join()}`);
  return findLegalTexts(content, site, language ?? site.language);
}

function editSites(from: RegExp, to: string) {
  const path = join(directory, contentFiles.sites);
  const text = readFileSync(path, "utf8");
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

describe("loadLegal", () => {
  it("reads a site's texts in the shopper's language", () => {
    write("com", "terms", "Terms for the world.");
    write("uk", "terms", "Terms for the United Kingdom.");
    write("no", "terms", "Vilkår for Norge.");
    const textOf = (...site: Parameters<typeof read>) => JSON.stringify(read(...site).pages.terms?.content);
    expect(textOf("com")).toContain("Terms for the world.");
    expect(textOf("development")).toContain("Terms for the world.");
    expect(textOf("co.uk")).toContain("Terms for the United Kingdom.");
    expect(textOf("com", "no")).toContain("Vilkår for Norge.");
    // com has no French texts, so it shows those in its own language.
    expect(textOf("com", "fr")).toContain("Terms for the world.");
  });

  it("fills in the seller, the hosting provider and the site's own address", () => {
    write(
      "fr",
      "imprint",
      "{{seller.name}}, {{seller.postalCode}}, {{seller.organizationNumber}}, {{hosting.phone}}, {{site.domain}}",
    );
    expect(JSON.stringify(read("fr").pages.imprint)).toContain(
      "Spolverk AB, 252\u00A025, 559999-9991, +46 40 628 04 20, spolverk.fr",
    );
  });

  it("changes the version only with the words of terms, withdrawal and privacy", () => {
    const before = read("se").version;
    expect(before).toMatch(/^[\da-f]{12}$/);
    write("se", "shipping", "Another text.");
    expect(read("se").version).toBe(before);
    for (const name of ["terms", "withdrawal", "privacy"]) {
      const last = read("se").version;
      write("se", name, `Other words of ${name}.`);
      expect(read("se").version).not.toBe(last);
    }
  });

  it("lists the site's registers, and omits the list for a site without registers", () => {
    for (const folder of ["de", "fr"]) write(folder, "imprint", "Text.\n\n::registrations");
    editSites(
      /(folders: \{ de: de \}[\s\S]*?)registrations: \[\]/,
      "$1registrations: [{ register: LUCID, number: DE1 }]",
    );
    expect(JSON.stringify(read("de").pages.imprint?.content)).toContain("LUCID: DE1");
    expect(read("fr").pages.imprint?.content.content).toHaveLength(1);
  });

  it("mentions consent by use only where the site counts it", () => {
    const text = "Text.\n\n:::implied-consent\nAn order counts as consent.\n:::";
    for (const folder of ["de", "fr"]) write(folder, "privacy", text);
    editSites(/(folders: \{ de: de \}[\s\S]*?)impliedConsent: true/, "$1impliedConsent: false");
    expect(JSON.stringify(read("de").pages.privacy)).not.toContain("counts as consent");
    expect(JSON.stringify(read("fr").pages.privacy)).toContain("counts as consent");
  });

  it("allows the table of shipping rates only on the page about shipping", () => {
    write("se", "shipping", "::shipping-rates");
    expect(read("se").pages.shipping?.content.content).toEqual([
      { type: "table", attrs: { rows: "shippingRates" }, content: [] },
    ]);
    write("se", "terms", "Text.\n\n::shipping-rates");
    expect(report()).toEqual(["content/legal/se/terms.md: line 8: expected ::video, not ::shipping-rates"]);
  });

  it("refuses a link to the withdrawal form on a site without one", () => {
    for (const folder of ["de", "fr"]) write(folder, "terms", "Go to [the form](/withdrawal).");
    editSites(/(folders: \{ de: de \}[\s\S]*?)withdrawalFunction: true/, "$1withdrawalFunction: false");
    expect(report()).toEqual([
      "content/legal/de/terms.md: line 6: expected no link to the form to withdraw, which de does not have",
    ]);
  });

  it("fails the build when a site lacks a required page", () => {
    rmSync(join(directory, "legal/de/imprint.md"));
    rmSync(join(directory, "legal/it"), { recursive: true });
    expect(report()).toEqual([
      "content/legal/de/imprint.md: expected this file too, de must have the page",
      'content/sites.yaml: [7].legal.folders.it: expected a folder of legal/, not "it"',
    ]);
  });

  it("accepts links between legal pages and to the withdrawal form", () => {
    write("se", "returns", "[a](/withdrawal-policy) [b](/withdrawal) [c](/imprint) [d](/terms)");
    expect(report()).toEqual([]);
  });

  it.each<[string, string, string]>([
    ["terms", "[x](/nowhere)", 'terms.md: line 6: expected a page of the shop, not "/nowhere"'],
    [
      "terms",
      "{{seller.shoeSize}}",
      "terms.md: line 6: expected a value that is known, not {{seller.shoeSize}}",
    ],
    ["terms", "Text.\n\n# Too high", "terms.md: line 8: expected a heading of ## or ###, not #"],
  ])("reports a mistake once although two sites share the folder: %s %s", (name, body, problem) => {
    write("com", name, body);
    expect(report()).toEqual([`content/legal/com/${problem}`]);
  });
});
