import { describe, expect, it } from "vitest";
import type { CommercePicture } from "../product.ts";
import { toPictures } from "./to-pictures.ts";

const described: CommercePicture = {
  type: "image",
  thumbnail: "/media/spool-black.svg",
  imgixPath: "/media/spool-black.svg",
  description: { en: "A black spool" },
  bgColor: "#fff",
};
const [own, shared] = ["/uploads/1-black.jpg", "/uploads/2-box.png"];
const productName = { en: "Kärna PLA", sv: "Kärna" };
const none = { described: [], own: [], shared: [], thumbnail: null, productName };
const pathsOf = (sources: Partial<typeof none> | object) =>
  toPictures({ ...none, ...sources }).map(({ thumbnail }) => thumbnail);

describe("toPictures", () => {
  it("lists a variation's own pictures, then those of its product [3.13]", () => {
    expect(pathsOf({ described: [described], own: [own], shared: [shared] })).toEqual([
      described.thumbnail,
      own,
      shared,
    ]);
    expect(pathsOf({ shared: [shared] })).toEqual([shared]);
  });

  it("describes an uploaded picture with the product's name", () => {
    expect(toPictures({ ...none, own: [own] })).toEqual([
      {
        type: "image",
        thumbnail: own,
        imgixPath: own,
        description: productName,
        bgColor: expect.any(String),
      },
    ]);
  });

  it("lists the variation's thumbnail first", () => {
    expect(pathsOf({ described: [described], own: [own], shared: [shared], thumbnail: shared })).toEqual([
      shared,
      described.thumbnail,
      own,
    ]);
    expect(pathsOf({ own: [own], shared: [shared], thumbnail: "/uploads/gone.png" })).toEqual([own, shared]);
  });

  it("lists no picture twice", () => {
    expect(pathsOf({ described: [{ ...described, thumbnail: own }], own: [own], shared: [own] })).toEqual([
      own,
    ]);
  });

  it("leaves out uploads that browsers cannot show", () => {
    expect(
      pathsOf({ own: ["/uploads/1-a.heic", "/uploads/1-a.pdf", "/uploads/1-a"], shared: [shared] }),
    ).toEqual([shared]);
  });
});
