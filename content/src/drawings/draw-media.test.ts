import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { languages } from "../languages.ts";
import { loadContent } from "../load/load-content.ts";
import { contentDirectory } from "../read-compiled.ts";
import { colorSchema } from "../schema/catalogue.ts";
import { drawMedia } from "./draw-media.ts";
import { drawSpool } from "./draw-spool.ts";
import { forms } from "./forms.ts";
import { toAssets } from "./to-assets.ts";
import { listPictures } from "./list-pictures.ts";

const { content } = loadContent(contentDirectory);
if (!content) throw new Error("the content has mistakes; the build names them");
const drawnMedia = drawMedia(content);
const mediaFiles = join(contentDirectory, "media");
const committed = readdirSync(mediaFiles).filter((file) => file.endsWith(".svg"));
const media = new Map([
  ...drawnMedia,
  ...committed.map((file) => [file, readFileSync(join(mediaFiles, file), "utf8")] as const),
]);
const pictures = [...media].filter(([file]) => !file.startsWith("hero-"));
const bytes = (text: string) => Buffer.byteLength(text);

describe("the pictures of content/media and of drawMedia", () => {
  it("include every file that listPictures names for a variation [3.13]", () => {
    const missing = content.products.flatMap((product) =>
      product.variations
        .flatMap((variation) => listPictures(product, variation).map(({ file }) => file))
        .filter((file) => !media.has(file)),
    );
    expect(missing).toEqual([]);
  });

  it("stay under 8 kB, a cover under 16 kB and the hero under 30 kB", () => {
    const limitOf = (file: string) => (file.startsWith("article-") ? 16_000 : 8000);
    expect(pictures.filter(([file, svg]) => bytes(svg) >= limitOf(file)).map(([file]) => file)).toEqual([]);
    for (const file of ["hero-large.svg", "hero-small.svg"]) {
      expect(bytes(media.get(file) ?? ""), file).toBeGreaterThan(0);
      expect(bytes(media.get(file) ?? ""), file).toBeLessThan(30_000);
    }
  });

  it("include the brand mark and the icon", () => {
    expect([...media.keys()]).toEqual(expect.arrayContaining(["logo.svg", "favicon.svg"]));
  });

  it("refer only to gradients and shapes of the same file, where each id is unique", () => {
    for (const [file, svg] of media) {
      const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
      expect(new Set(ids).size, file).toBe(ids.length);
      expect(
        used.filter((id) => !ids.includes(id)),
        file,
      ).toEqual([]);
    }
  });

  it("contain no invalid number and load no other file", () => {
    for (const [file, svg] of media) {
      expect(svg, file).not.toMatch(/NaN|undefined|Infinity|(?:href|src)="(?!#)/);
    }
  });

  it("show each form of a picture by a different drawing", () => {
    const names = Object.entries(forms).flatMap(([picture, [first, ...others]]) =>
      [first, ...others].map((form) => (form === picture ? picture : `${picture}-${form}`)),
    );
    const shown = names.map((name) => [...media].find(([file]) => file.startsWith(name))?.[1]);
    expect(shown).not.toContain(undefined);
    expect(new Set(shown).size).toBe(names.length);
  });

  it("come either from drawMedia or from content/media, never from both", () => {
    expect(committed.filter((file) => drawnMedia.has(file))).toEqual([]);
  });
});

describe("listPictures", () => {
  const named = (slug: string) => {
    const product = content.products.find((candidate) => candidate.slug === slug);
    const [variation] = product?.variations ?? [];
    if (!product || !variation) throw new Error(`${slug} is not in the catalogue`);
    return listPictures(product, variation).map(({ file }) => file);
  };

  it("shows a filament on its spool first, then printed and close up [3.13]", () => {
    expect(named("karna-pla")).toEqual(["spool-black.svg", "sample-vase-black.svg", "close-up-black.svg"]);
  });

  it("shows a strong material as a functional part", () => {
    expect(named("pansar-pc")[1]).toMatch(/^sample-gear-/);
  });

  it("shows a printer with its head and a nozzle from below", () => {
    expect(named("hejdal-h1")[1]).toBe("print-head.svg");
    expect(named("brinnkant-brass-nozzle")[1]).toBe("nozzle-below-brass.svg");
  });
});

describe("toAssets", () => {
  it("says in every language what each picture shows [3.13]", () => {
    const product = content.products.find(({ slug }) => slug === "karna-pla");
    const [variation] = product?.variations ?? [];
    if (!product || !variation) throw new Error("the catalogue has no PLA");
    const assets = toAssets(
      product,
      variation,
      content.colors.find(({ id }) => id === "black"),
    );
    expect(assets.map(({ description }) => description.sv)).toEqual([
      "Kärna PLA, Svart",
      "Kärna PLA, Svart: utskrivet prov",
      "Kärna PLA, Svart: närbild av filamentet",
    ]);
    for (const language of languages) {
      expect(new Set(assets.map(({ description }) => description[language])).size).toBe(3);
    }
  });
});

describe("drawSpool", () => {
  it("draws every color of colors.yaml unlike the others, each under 8 kB", () => {
    const drawn = content.colors.map(drawSpool);
    expect(new Set(drawn).size).toBe(content.colors.length);
    expect(Math.max(...drawn.map(bytes))).toBeLessThan(8000);
  });

  it("tells the seven finishes of one color apart", () => {
    const name = { da: "x", de: "x", en: "x", es: "x", fr: "x", it: "x", no: "x", sv: "x" };
    const stops = ["#aa3322", "#2233aa", "#22aa33"];
    const drawn = colorSchema.shape.finish.options.map((finish) =>
      drawSpool({ id: "trial", name, hex: "#884422", finish, stops }),
    );
    expect(new Set(drawn).size).toBe(7);
  });
});
