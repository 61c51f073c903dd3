import { describe, expect, it } from "vitest";
import { createUploadPlaces } from "./upload-places.ts";

describe("the places of uploads", () => {
  it("limit one client to its share and all clients together to the total", () => {
    const places = createUploadPlaces({ all: 3, client: 2 });
    const first = places.take("a");
    expect([typeof first, typeof places.take("a"), places.take("a")]).toEqual([
      "function",
      "function",
      "client",
    ]);
    expect([typeof places.take(null), places.take("b")]).toEqual(["function", "all"]);
    if (typeof first === "function") first();
    expect([typeof places.take("b"), places.take("c")]).toEqual(["function", "all"]);
  });

  it("leave a place for another client while one uses its full share", () => {
    const places = createUploadPlaces();
    while (typeof places.take("a") === "function");
    expect(typeof places.take("b")).toBe("function");
  });
});
