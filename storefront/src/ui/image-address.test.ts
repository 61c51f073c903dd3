import { describe, expect, it } from "vitest";
import { toDensitySet, toImageUrl, toWidthSet } from "./image-address.ts";

const imgix = "https://spolverk.imgix.net";
const spool = "/media/spool-black.svg";

describe("the address of a picture", () => {
  it("asks the image service for its best format, compressed, fit clip and quality 45 [7.25] [9.46]", () => {
    expect(toImageUrl(imgix, spool, { width: 150 })).toBe(
      "https://spolverk.imgix.net/media/spool-black.svg?auto=format,compress&fit=clip&q=45&w=150",
    );
  });
  it("hints at the density of the screen where the width is that of CSS [7.25]", () => {
    expect(toImageUrl(imgix, spool, { width: 320, dpr: 2 })).toMatch(/&w=320&dpr=2$/);
  });
  it("names a picture in several widths for the browser to choose from", () => {
    expect(toWidthSet(imgix, spool, [150, 320])?.split(", ")).toEqual([
      `${toImageUrl(imgix, spool, { width: 150 })} 150w`,
      `${toImageUrl(imgix, spool, { width: 320 })} 320w`,
    ]);
  });
  it("names a picture for plain and for dense screens", () => {
    expect(toDensitySet(imgix, spool, 320)?.split(", ")).toEqual([
      `${toImageUrl(imgix, spool, { width: 320, dpr: 1 })} 1x`,
      `${toImageUrl(imgix, spool, { width: 320, dpr: 2 })} 2x`,
    ]);
  });
  it("is the plain file without an image service", () => {
    expect(toImageUrl(null, spool, { width: 150 })).toBe(spool);
    expect([toWidthSet(null, spool, [150]), toDensitySet(null, spool, 150)]).toEqual([undefined, undefined]);
  });
  it("does not change when the picture lies elsewhere", () => {
    const elsewhere = "https://pictures.example/spool.png";
    expect(toImageUrl(imgix, elsewhere, { width: 150 })).toBe(elsewhere);
    expect(toWidthSet(imgix, elsewhere, [150])).toBeUndefined();
  });
});
