import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import type { ProductInformation } from "@spolverk/content";
import { makePdf } from "../../src/features/uploads/testing/sample-files.ts";
import { admin, adminForm, internal } from "../support/shop.ts";

type Text = { name?: string; description?: string; bullets: string[] };
type Details = {
  title: string;
  description: string;
  detail: {
    type: string;
    manufacturer: string;
    discontinued: boolean;
    restricted: boolean;
    sold_by: string | null;
    information: ProductInformation;
    texts: Record<string, Text>;
  };
  fields?: Record<string, string>;
};
type Products = { products: { handle: string; product_detail: { information: ProductInformation } }[] };

let path = "";
let saved: Details;
before(async () => {
  const { body } = await admin<{ products: { id: string }[] }>(
    "products?handle=brinnkant-brass-nozzle&fields=id",
  );
  path = `product-details/${body.products[0]!.id}`;
  saved = (await admin<Details>(path)).body;
});
after(() => save(saved.detail.information));

/** Saves the form with other information. */
function save(information: object) {
  const { title, description, detail } = saved;
  const { type, manufacturer, discontinued, restricted, sold_by, texts } = detail;
  const english = { name: title, description, bullets: texts["en"]?.bullets ?? [] };
  const body = {
    type,
    manufacturer,
    discontinued,
    restricted,
    sold_by,
    texts: { ...texts, en: english },
    information,
  };
  return admin<Details>(path, body);
}
const readShown = async () =>
  (await internal<Products>(`products?id=${path.slice("product-details/".length)}`)).body.products[0]
    ?.product_detail.information;

describe("the information about a product", () => {
  it("comes from the content files, and reaches the shop", async () => {
    assert.deepEqual(saved.detail.information.substances, [
      { name: "Lead", cas: "7439-92-1", part: "brass" },
    ]);
    assert.deepEqual(await readShown(), saved.detail.information);
  });

  it("takes all of its content from the form", async () => {
    const information = { packaging: { box: "PAP 21" }, customs: { code: "84859090", origin: "SE" } };
    const { status, body } = await save(information);
    assert.equal(status, 200, JSON.stringify(body.fields));
    assert.deepEqual(body.detail.information, information);
    assert.deepEqual(await readShown(), information);
  });

  it("can refer to uploaded public documents, which must be PDF by their bytes", async () => {
    const upload = (content: Buffer) => {
      const form = new FormData();
      form.append("files", new Blob([new Uint8Array(content)], { type: "application/pdf" }), "sheet.pdf");
      return adminForm<{ files: { url: string }[] }>("uploads", form);
    };
    const { files } = await upload(makePdf());
    assert.match(files[0]!.url, /\/uploads\/[\w-]+\.pdf$/);
    await assert.rejects(upload(Buffer.from("<html></html>")), /answered 400: .*The file is no PDF/);
  });

  it("stays unchanged after a refusal, which names the field", async () => {
    const before = await readShown();
    const { status, body } = await save({ recycled: { percent: 90, part: "whole" } });
    assert.equal(status, 400);
    assert.deepEqual(Object.keys(body.fields ?? {}), ["information.recycled.source"]);
    assert.deepEqual(await readShown(), before);
  });
});
