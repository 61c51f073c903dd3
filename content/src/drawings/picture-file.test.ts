import { describe, expect, it } from "vitest";
import { pictureFile } from "./picture-file.ts";

describe("pictureFile", () => {
  it("names a spool by its color, whatever its size and diameter [3.13]", () => {
    const large = { color: "galaxy-black", diameter: 2.85, size: 2300 };
    expect(pictureFile({ picture: "spool" }, { attributes: large })).toBe("spool-galaxy-black.svg");
  });

  it("names a nozzle by its metal and hotend", () => {
    const attributes = { material: "Hardened steel", hotend: "V6" };
    expect(pictureFile({ picture: "nozzle" }, { attributes })).toBe("nozzle-hardened-steel-v6.svg");
  });

  it("names a product with several forms by its form, the first when it names none", () => {
    expect(pictureFile({ picture: "tool", drawing: "brush" }, { attributes: {} })).toBe("tool-brush.svg");
    expect(pictureFile({ picture: "tool" }, { attributes: {} })).toBe("tool-scraper.svg");
  });
});
