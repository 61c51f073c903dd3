import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestShop } from "../start-test-shop.mjs";

/** @type {Awaited<ReturnType<typeof startTestShop>>} */
let shop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe("filters", () => {
  it.each([
    ["language:de", ["glue-de"]],
    ["language:DE", ["glue-de"]],
    ["language:sv AND inStock:true AND NOT material:PLA", ["cleaning", "kust-black"]],
    ["(color:Svart OR color:Vit) AND material:PETG", ["kust-black", "kust-white"]],
    ['color:"Svart" OR material:"PETG"', ["karna-black", "kust-black", "kust-white"]],
    ["price.EUR < 1000", ["cleaning", "glue-de"]],
    ["price.EUR >= 1200 AND price.EUR != 1900", ["karna-black", "kust-black"]],
    ["price.EUR:1000 TO 1800", ["karna-black", "kust-black"]],
    ["diameter = 1.75", ["karna-black", "kust-black"]],
    ["tags:vardag", ["karna-black"]],
    ["_tags:public", ["kust-black"]],
    ["public", ["kust-black"]],
    ["sku:CLEAN-040", []],
  ])("keeps what answers %s", async (filters, ids) => {
    expect(await shop.findIds("", { filters })).toEqual(ids);
  });

  it.each([
    [{ facetFilters: ["material:PETG", ["color:Svart", "color:Blå"]] }, ["kust-black"]],
    [{ facetFilters: ["material:PETG", "color:-Svart"] }, ["kust-white"]],
    [
      { numericFilters: ["price.EUR>1000", ["diameter=2.85", "price.EUR<1300"]] },
      ["karna-black", "kust-white"],
    ],
    [{ numericFilters: ["price.EUR:400 TO 700"] }, ["cleaning", "glue-de"]],
    [{ tagFilters: ["public"] }, ["kust-black"]],
  ])("keeps what answers %j", async (filters, ids) => {
    expect(await shop.findIds("", filters)).toEqual(ids);
  });

  it("prefers what answers an optional filter and keeps the rest", async () => {
    expect((await shop.findIds("svart", { optionalFilters: ["material:PETG"] }))[0]).toBe("kust-black");
    expect((await shop.findIds("svart", { optionalFilters: ["material:PLA"] }))[0]).toBe("karna-black");
  });

  it.each([
    ["a:1 AND b:2 OR c:3", "(X AND Y) OR Z is not allowed"],
    ["(a:1 AND b:2) OR c:3", "not allowed within parentheses"],
    ["a:1 AND", "Unexpected end of filter"],
    ["a:1 b:2", 'Unexpected "b"'],
    ["(a:1 OR b:2", "Unexpected end of filter"],
    ["price > cheap", 'Unexpected "cheap"'],
    ["a:1 OR price > 2", "Different types are not allowed in the same OR"],
    ['a:"1', "Unexpected character"],
  ])("refuses %s with 400 and says what is wrong [8.8]", async (filters, message) => {
    await expect(shop.search("", { filters })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining(message),
    });
  });
});
