import { describe, expect, it } from "vitest";
import { moveBy, wholePicture, zoomBy } from "./use-zoom.ts";

describe("the zoom of a picture", () => {
  it("scales from the whole picture up to four times its size", () => {
    expect(zoomBy(wholePicture, 100).scale).toBe(4);
    expect(zoomBy({ scale: 3, x: 40, y: 10 }, 0.01)).toEqual(wholePicture);
  });
  it("keeps the point under the pointer in place", () => {
    const at = { x: 120, y: -60 };
    const before = { scale: 1.5, x: 10, y: 20 };
    const after = zoomBy(before, 2, at);
    const onPicture = ({ scale, x, y }: typeof before) => [(at.x - x) / scale, (at.y - y) / scale];
    expect(onPicture(after)).toEqual(onPicture(before));
  });
  it("moves the view no further than the picture's edge, and not at all at scale 1", () => {
    expect(moveBy({ scale: 3, x: 0, y: 0 }, { x: 1000, y: -1000 }, 400)).toEqual({
      scale: 3,
      x: 400,
      y: -400,
    });
    expect(moveBy(wholePicture, { x: 50, y: 50 }, 400)).toEqual(wholePicture);
  });
});
