import { describe, expect, it } from "vitest";
import type { Product } from "../contract/catalogue.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

describe("a product's mandatory information", () => {
  it("describes as text its maker, warnings, substances and packaging", async () => {
    const { reply } = await createTestShop().get<Product>("/catalog/products/karna-pla?language=sv");
    expect(reply.information).toMatchObject({
      maker: { name: "Spolverk AB", city: "Helsingborg", responsible: null },
      warnings: [
        {
          language: "sv",
          signalWord: "Fara",
          statements: [
            { code: "H225", text: "Mycket brandfarlig vätska och ånga." },
            { code: "H319", text: "Orsakar allvarlig ögonirritation." },
            { code: "P102", text: "Förvaras oåtkomligt för barn." },
          ],
          texts: [expect.stringContaining("väl ventilerat rum")],
        },
      ],
      substances: [
        { name: "Bly", cas: "7439-92-1", part: "mässingen" },
        { name: "Water", cas: "7732-18-5", part: "hela produkten" },
      ],
      recycled: { percent: 90, part: "hela produkten" },
      packaging: [{ part: "Spole", code: "PP 5", material: "PP-plast" }],
      customs: { code: "391690", origin: "SE" },
      documents: [],
      guarantee: null,
    });
  });

  it("includes warnings in Finnish and Swedish where the site's country uses both", async () => {
    const { reply } = await createTestShop().get<Product>("/catalog/products/karna-pla?language=en&site=fi");
    expect(reply.information.warnings.map(({ language, signalWord }) => [language, signalWord])).toEqual([
      ["en", "Danger"],
      ["fi", "Vaara"],
      ["sv", "Fara"],
    ]);
  });

  it("contains no safety information for a product without warnings", async () => {
    const { reply } = await createTestShop().get<Product>("/catalog/products/kust-petg?language=en");
    expect(reply.information).toMatchObject({ warnings: [], substances: [], recycled: null, customs: null });
  });
});
