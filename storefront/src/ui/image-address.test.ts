import { describe, expect, it } from "vitest";
import { toDensitySet, toImageUrl, toWidthSet } from "./image-address.ts";

const imgix = "https://spolverk.imgix.net";
const spool = "/media/spool-black.svg";

describe("the address of a picture", () => {
  it("requests the image service's best format, compressed, fit clip and quality 45 [7.25] [9.46]", () => {
    expect(toImageUrl(imgix, spool, { width: 150 })).toBe(
      "https://spolverk.imgix.net/media/spool-black.svg?auto=format,compress&fit=clip&q=45&w=150",
    );
  });
  it("states the screen's density when the width is in CSS pixels [7.25]", () => {
    expect(toImageUrl(imgix, spool, { width: 320, dpr: 2 })).toMatch(/&w=320&dpr=2$/);
  });
  it("offers a picture in several widths for the browser to choose from", () => {
    expect(toWidthSet(imgix, spool, [150, 320])?.split(", ")).toEqual([
      `${toImageUrl(imgix, spool, { width: 150 })} 150w`,
      `${toImageUrl(imgix, spool, { width: 320 })} 320w`,
    ]);
  });
  it("offers a picture for standard and high-density screens", () => {
    expect(toDensitySet(imgix, spool, 320)?.split(", ")).toEqual([
      `${toImageUrl(imgix, spool, { width: 320, dpr: 1 })} 1x`,
      `${toImageUrl(imgix, spool, { width: 320, dpr: 2 })} 2x`,
    ]);
  });
  it("stays the plain path without an image service", () => {
    expect(toImageUrl(null, spool, { width: 150 })).toBe(spool);
    expect([toWidthSet(null, spool, [150]), toDensitySet(null, spool, 150)]).toEqual([undefined, undefined]);
  });
  it("stays unchanged for a picture on another host", () => {
    const elsewhere = "https://pictures.example/spool.png";
    expect(toImageUrl(imgix, elsewhere, { width: 150 })).toBe(elsewhere);
    expect(toWidthSet(imgix, elsewhere, [150])).toBeUndefined();
  });
});
