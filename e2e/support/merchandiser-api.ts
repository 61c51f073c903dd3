import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

const loginSchema = z.object({ token: z.string() });
const orderSchema = z.object({
  order: z.object({
    items: z.array(z.object({ id: z.string(), quantity: z.number() })),
    fulfillments: z.array(z.object({ id: z.string() })),
  }),
});
const uploadsSchema = z.object({ files: z.array(z.object({ url: z.url() })) });
const variantsSchema = z.object({
  variants: z.array(
    z.object({
      id: z.string(),
      thumbnail: z.string().nullable(),
      product: z.object({
        id: z.string(),
        thumbnail: z.string().nullable(),
        images: z.array(z.object({ url: z.string() })),
      }),
    }),
  ),
});
const itemsSchema = z.object({ inventory_items: z.array(z.object({ id: z.string() })) });
const takeBacksSchema = z.object({
  takeBacks: z.array(z.object({ id: z.string(), number: z.string() })),
});
const levelsSchema = z.object({
  inventory_levels: z.array(
    z.object({ location_id: z.string(), stocked_quantity: z.number(), reserved_quantity: z.number() }),
  ),
});

/**
 * Retries when Medusa closes an idle connection just as the client reuses it. Repeating is safe: Medusa refuses the
 * second call, or the call changes nothing. Only an agreement would be added twice, to the test's own account.
 */
const retry = { maxRetries: 1 };

/** Opens Medusa's admin API, authenticated as the merchandiser. */
export async function openMerchandiserApi(request: APIRequestContext) {
  const login = await request.post(shop.adminAuthUrl, { data: shop.admin, ...retry });
  const headers = { authorization: `Bearer ${loginSchema.parse(await login.json()).token}` };
  const get = async (path: string): Promise<unknown> =>
    (await request.get(`${shop.adminApi}/${path}`, { headers, ...retry })).json();
  const post = async (path: string, data: object) => {
    const reply = await request.post(`${shop.adminApi}/${path}`, { headers, data, ...retry });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  };
  const readOrder = async (id: string) => orderSchema.parse(await get(`orders/${id}`)).order;
  return {
    /** Packs and ships a whole order. */
    async ship(orderId: string, trackingNumber: string) {
      const items = (await readOrder(orderId)).items.map(({ id, quantity }) => ({ id, quantity }));
      await post(`orders/${orderId}/fulfillments`, { items });
      const { fulfillments } = await readOrder(orderId);
      const labels = [{ tracking_number: trackingNumber, tracking_url: "#", label_url: "#" }];
      await post(`orders/${orderId}/fulfillments/${fulfillments[0]?.id}/shipments`, { items, labels });
    },
    /** Marks an order's parcel as delivered. */
    async deliver(orderId: string) {
      const { fulfillments } = await readOrder(orderId);
      await post(`orders/${orderId}/fulfillments/${fulfillments[0]?.id}/mark-as-delivered`, {});
    },
    /** Cancels an order, which refunds it. */
    async cancel(orderId: string) {
      await post(`orders/${orderId}/cancel`, {});
    },
    /** Adds an agreement to an account. */
    async agree(accountId: string, target: string, percentage: number) {
      await post(`accounts/${accountId}/agreements`, {
        target,
        discount_percentage: percentage,
        valid_from: null,
        valid_to: null,
      });
    },
    /** Creates a coupon with a percentage off all goods. */
    async makeCoupon(code: string, percent: number) {
      await post("promotions", {
        code,
        type: "standard",
        status: "active",
        is_tax_inclusive: true,
        application_method: { type: "percentage", target_type: "order", value: percent },
      });
    },
    /**
     * Uploads a drawing as the thumbnail of a variation.
     *
     * @returns the drawing's path in the shop, and a function that removes it
     */
    async givePicture(sku: string, svg: string) {
      const file = { name: "picture.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) };
      const uploaded = await request.post(`${shop.adminApi}/uploads`, {
        headers,
        multipart: { files: file },
        ...retry,
      });
      const [upload] = uploadsSchema.parse(await uploaded.json()).files;
      const fields = "id,thumbnail,product.id,product.thumbnail,*product.images";
      const [variant] = variantsSchema.parse(
        await get(`product-variants?sku=${sku}&fields=${fields}`),
      ).variants;
      if (!variant || !upload) throw new Error(`No variant ${sku}, or no upload`);
      const { product } = variant;
      const set = async (thumbnail: string | null, pictures: { url: string }[]) => {
        const images = pictures.map(({ url }) => ({ url }));
        await post(`products/${product.id}`, { images, thumbnail: product.thumbnail });
        await post(`products/${product.id}/variants/${variant.id}`, { thumbnail });
      };
      await set(upload.url, [...product.images, upload]);
      return { path: new URL(upload.url).pathname, takeAway: () => set(variant.thumbnail, product.images) };
    },
    /** Moves a take-back to its next state, as its page in the admin does. */
    async moveTakeBack(
      number: string,
      step:
        | { state: "sent"; trackingNumber?: string }
        | { state: "received" | "approved" }
        | { state: "rejected"; reason: string; isFeeCharged: boolean },
    ) {
      const { takeBacks } = takeBacksSchema.parse(await get(`take-backs?q=${number}`));
      const takeBack = takeBacks.find((each) => each.number === number);
      if (!takeBack) throw new Error(`No take-back ${number}`);
      await post(`take-backs/${takeBack.id}/state`, step);
    },
    /** Sets the stocked quantity of a SKU so that `available` pieces can be ordered, beside the reserved ones. */
    async setAvailable(sku: string, available: number) {
      const { inventory_items } = itemsSchema.parse(await get(`inventory-items?sku=${sku}`));
      const path = `inventory-items/${inventory_items[0]?.id}/location-levels`;
      const [level] = levelsSchema.parse(await get(path)).inventory_levels;
      if (!level) throw new Error(`${sku} lies nowhere`);
      await post(`${path}/${level.location_id}`, { stocked_quantity: available + level.reserved_quantity });
    },
  };
}
