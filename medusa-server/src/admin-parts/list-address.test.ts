import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readListAddress, toListAddress, toListQuery } from "./list-address.ts";

const start = { folder: "inbox", state: "", q: "" };

describe("the address of a list in the admin", () => {
  it("contains only changed filters and a later page than the first", () => {
    assert.equal(toListAddress({ filters: start, pageIndex: 0 }, start).toString(), "");
    const filters = { folder: "suspicious", state: "new", q: "" };
    assert.equal(
      toListAddress({ filters, pageIndex: 2 }, start).toString(),
      "folder=suspicious&state=new&page=3",
    );
  });

  it("restores the filters and the page from which it was built", () => {
    const list = { filters: { folder: "inbox", state: "open", q: "Åsa & Co" }, pageIndex: 4 };
    assert.deepEqual(readListAddress(toListAddress(list, start), start), list);
  });

  it("restores the first page for an invalid page number, and ignores unknown parameters", () => {
    for (const page of ["0", "-1", "1", "x", "1.5", "1e99"]) {
      const address = new URLSearchParams({ page, colour: "red" });
      assert.deepEqual(readListAddress(address, start), { filters: start, pageIndex: 0 }, page);
    }
  });
});

describe("the query of a list in the admin", () => {
  it("omits empty filters, trims the others, and has a limit and an offset only for a page", () => {
    const filters = { ...start, q: " Lind " };
    assert.equal(toListQuery(filters).toString(), "folder=inbox&q=Lind");
    assert.equal(
      toListQuery(filters, { limit: 20, offset: 40 }).toString(),
      "folder=inbox&q=Lind&limit=20&offset=40",
    );
  });
});
