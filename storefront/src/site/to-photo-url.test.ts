import { describe, expect, it } from "vitest";
import { toTestShop } from "../testing/render-test-page.ts";
import { toJpegUrl, toPhotoUrl } from "./to-photo-url.ts";

const imgix = "https://spolverk.imgix.net";
const spool = "/media/spool-black.svg";

describe("a picture for readers without SVG support", () => {
  it("toJpegUrl requests a JPEG of an exact size, and returns null when no image service can make one", () => {
    const size = { width: 1200, height: 630 };
    expect(toJpegUrl(imgix, spool, size)).toBe(
      "https://spolverk.imgix.net/media/spool-black.svg?fm=jpg&fit=fill&fill=solid&fill-color=f3efe7&bg=f3efe7&q=75&w=1200&h=630",
    );
    expect([toJpegUrl(null, spool, size), toJpegUrl(imgix, "https://pictures.example/a.png", size)]).toEqual([
      null,
      null,
    ]);
  });
  it("toPhotoUrl returns the shop's own raster for a drawing, and an upload unchanged, without an image service", () => {
    const shop = toTestShop();
    expect(
      [spool, "/uploads/a.jpg", "https://pictures.example/a.png"].map((path) => toPhotoUrl(shop, path)),
    ).toEqual([
      "http://se.localhost/share.png",
      "http://se.localhost/uploads/a.jpg",
      "https://pictures.example/a.png",
    ]);
  });
});
