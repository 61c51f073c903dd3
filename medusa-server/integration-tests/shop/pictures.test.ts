import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it } from "node:test";
import { untilSearchIsCurrent, untilSearched } from "../support/search.ts";
import { admin, adminForm, database, internal, variable } from "../support/shop.ts";
import { takeVariant, type TestVariant } from "../support/stock.ts";

type Image = { id: string; url: string };
type Product = { id: string; thumbnail: string | null; images: Image[] };
type Variant = { id: string; pictures: string[] | null; thumbnail: string | null };
type ReadProduct = { pictures: string[] | null; variants: Variant[] };

const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

async function upload(name: string): Promise<string> {
  const form = new FormData();
  form.append("files", new Blob([pixel], { type: "image/png" }), name);
  const { files } = await adminForm<{ files: { url: string }[] }>("uploads", form);
  return files[0]!.url;
}

const toPath = (url: string) => new URL(url).pathname;

describe("a merchandiser's pictures", () => {
  let variant: TestVariant;
  let product: Product;
  let saved: { assets: object; product_id: string; thumbnail: string | null } | undefined;
  let [box, black] = ["", ""];

  const fields = "fields=id,thumbnail,*images";
  const setMedia = async (change: object) => {
    const { status, body } = await admin<{ product: Product }>(`products/${product.id}?${fields}`, change);
    assert.equal(status, 200);
    return body.product;
  };
  const setDrawn = (assets: string) =>
    database.query(
      `update variation_detail set assets = ?::jsonb where id = (
         select variation_detail_id from product_product_variant_catalogue_variation_detail
         where product_variant_id = ?)`,
      [assets, variant.id],
    );
  async function readShop() {
    const { body } = await internal<{ products: ReadProduct[] }>(`products?id=${product.id}`);
    const [read] = body.products;
    const { pictures, thumbnail } = read!.variants.find(({ id }) => id === variant.id)!;
    return { shared: read!.pictures, own: pictures, thumbnail };
  }
  const untilOnCard = (url: string) =>
    untilSearched(product.id, (records) => {
      const record = records.find(({ sku }) => sku === variant.sku);
      return record!.card.variation.assets[0]?.thumbnail === toPath(url);
    });

  before(async () => {
    variant = await takeVariant("plenty");
    [saved] = await database.query<NonNullable<typeof saved>>(
      `select d.assets, v.product_id, v.thumbnail from product_variant v
       join product_product_variant_catalogue_variation_detail l on l.product_variant_id = v.id
       join variation_detail d on d.id = l.variation_detail_id where v.id = ?`,
      [variant.id],
    );
    const { body } = await admin<{ product: Product }>(`products/${saved!.product_id}?${fields}`);
    product = body.product;
    [box, black] = [await upload("box.png"), await upload("black.png")];
    // A product added by a merchandiser has no drawings.
    await setDrawn('{"pictures":[]}');
  });
  beforeEach(untilSearchIsCurrent);
  after(async () => {
    await setDrawn(JSON.stringify(saved!.assets));
    await admin(`products/${product.id}/variants/${variant.id}`, { thumbnail: saved!.thumbnail });
    await setMedia({ images: product.images.map(({ url }) => ({ url })), thumbnail: product.thumbnail });
  });

  it("appear for all of a product's variations, its thumbnail first, on pages and in search [3.13]", async () => {
    const images = [...product.images.map(({ url }) => ({ url })), { url: black }, { url: box }];
    await setMedia({ images });
    assert.deepEqual(await readShop(), { shared: [black, box].map(toPath), own: null, thumbnail: null });
    await untilOnCard(black);
    await setMedia({ thumbnail: box });
    assert.deepEqual((await readShop()).shared, [box, black].map(toPath));
    await untilOnCard(box);
  });

  it("appear only for the variation that they are assigned to, on pages and in search [3.13]", async () => {
    const { body } = await admin<{ product: Product }>(`products/${product.id}?${fields}`);
    const { id } = body.product.images.find(({ url }) => url === black)!;
    const path = `products/${product.id}/variants/${variant.id}/images/batch`;
    assert.equal((await admin(path, { add: [id] })).status, 200);
    assert.deepEqual(await readShop(), { shared: [toPath(box)], own: [toPath(black)], thumbnail: null });
    await untilOnCard(black);
  });

  it("appear first as a variation's thumbnail, on pages and in search [3.13]", async () => {
    const path = `products/${product.id}/variants/${variant.id}`;
    assert.equal((await admin(path, { thumbnail: box })).status, 200);
    assert.equal((await readShop()).thumbnail, toPath(box));
    await untilOnCard(box);
  });

  it("come from the API's server, whichever server stores the files", async () => {
    const response = await fetch(`${variable("BFF_URL")}${toPath(box)}`);
    assert.deepEqual([response.status, response.headers.get("content-type")], [200, "image/png"]);
    assert.deepEqual(Buffer.from(await response.arrayBuffer()), pixel);
  });
});
