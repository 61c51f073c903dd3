import { describe, expect, it } from "vitest";
import { selectRelated } from "./select-related.ts";

const product = (id: string, categories: string[], type = "filament") => ({ id, type, categories });
const pla = product("pla", ["material>pla", "function>everyday"]);
const ids = (others: ReturnType<typeof product>[], most = 10) =>
  selectRelated(pla, others, most).map(({ id }) => id);

describe("selectRelated", () => {
  it("ranks a shared category above a shared top-level category", () => {
    const petg = product("petg", ["material>petg"]);
    const silk = product("silk", ["material>pla"]);
    const both = product("both", ["material>pla", "function>everyday"]);
    expect(ids([petg, silk, both])).toEqual(["both", "silk", "petg"]);
  });
  it("excludes the product itself and products that share no category, whatever their type", () => {
    expect(ids([pla, product("nozzle", ["nozzles"], "nozzle"), product("resin", ["resins"])])).toEqual([]);
  });
  it("ranks the same type first among equal categories", () => {
    const plate = product("plate", ["material>petg"], "accessory");
    const petg = product("petg", ["material>petg"]);
    expect(ids([plate, petg])).toEqual(["petg", "plate"]);
  });
  it("keeps the given order of equals, up to the limit", () => {
    const others = ["a", "b", "c"].map((id) => product(id, ["material>pla"]));
    expect(ids(others, 2)).toEqual(["a", "b"]);
  });
});
