import { describe, expect, it } from "vitest";
import { readOpenGraph } from "./read-open-graph.ts";

const page = {
  "og:title": "A",
  "og:description": "B",
  "og:type": "website",
  "og:site_name": "C",
  "og:locale": "sv_SE",
};
const picture = {
  "og:image": "https://example.com/a.png",
  "og:image:type": "image/png",
  "og:image:width": "1200",
  "og:image:height": "630",
  "og:image:alt": "D",
};
const write = (tags: readonly (readonly [string, string])[]) =>
  tags.map(([property, content]) => `<meta property="${property}" content="${content}"/>`).join("");
const all = [...Object.entries(page), ...Object.entries(picture)];

describe("readOpenGraph", () => {
  it("attaches the size to the picture that it describes", () => {
    expect(readOpenGraph(write(all)).pictures).toEqual([
      { ...picture, "og:image:width": 1200, "og:image:height": 630 },
    ]);
  });
  it.each([
    ["a picture's size before its address", [["og:image:width", "1"], ...all]],
    ["a repeated size", [...all, ["og:image:width", "1"]]],
    ["a drawing", all.map(([name, value]) => [name, name === "og:image:type" ? "image/svg+xml" : value])],
    ["a picture without a size", all.filter(([name]) => name !== "og:image:width")],
    ["a language without a country", all.map(([name, value]) => [name, name === "og:locale" ? "en" : value])],
    ["an address without a host", all.map(([name, value]) => [name, name === "og:image" ? "/a.png" : value])],
  ] as [string, [string, string][]][])("throws for %s", (_, tags) => {
    expect(() => readOpenGraph(write(tags))).toThrow(/og:image|og:locale/);
  });
});
