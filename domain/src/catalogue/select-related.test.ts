import { describe, expect, it } from "vitest";
import { selectRelated } from "./select-related.ts";

const product = (id: string, categories: string[], type = "filament") => ({ id, type, categories });
const pla = product("pla", ["material>pla", "function>everyday"]);
const ids = (others: ReturnType<typeof product>[], most = 10) =>
  selectRelated(pla, others, most).map(({ id }) => id);

describe("related products", () => {
  it("are those of the same material before those of the same group of categories", () => {
    const petg = product("petg", ["material>petg"]);
    const silk = product("silk", ["material>pla"]);
    const both = product("both", ["material>pla", "function>everyday"]);
    expect(ids([petg, silk, both])).toEqual(["both", "silk", "petg"]);
  });
  it("leave out the product itself and what shares no category, of its kind or not", () => {
    expect(ids([pla, product("nozzle", ["nozzles"], "nozzle"), product("resin", ["resins"])])).toEqual([]);
  });
  it("put the same kind first where the categories are equal", () => {
    const plate = product("plate", ["material>petg"], "accessory");
    const petg = product("petg", ["material>petg"]);
    expect(ids([plate, petg])).toEqual(["petg", "plate"]);
  });
  it("keep their order where they are equal, and are as many as asked for at most", () => {
    const others = ["a", "b", "c"].map((id) => product(id, ["material>pla"]));
    expect(ids(others, 2)).toEqual(["a", "b"]);
  });
});
