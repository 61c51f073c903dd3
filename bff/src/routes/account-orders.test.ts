import type { AccountOrder } from "@spolverk/domain";
import { describe, expect, it } from "vitest";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { Order, Orders } from "../contract/account-orders.ts";
import { openAccountShop } from "../testing/account-shop.ts";
import { placeForAccount } from "../testing/place-for-account.ts";

/** Creates an account with one order. */
async function openOrderShop(options: Parameters<typeof openAccountShop>[0] = {}) {
  const shop = await openAccountShop(options);
  const { id, email } = shop.account;
  const orderId = await placeForAccount(shop, { accountId: id, email });
  return { ...shop, orderId, orderPath: `${shop.path}/orders/${orderId}` };
}

/**
 * Wraps an engine so that it returns orders with these changes and accepts returns, because orders in memory do not
 * progress that far.
 */
const withOrder =
  (changes: Partial<AccountOrder>) =>
  (engine: CommerceEngine): CommerceEngine => ({
    ...engine,
    getOrder: async (id, orderId) => {
      const order = await engine.getOrder(id, orderId);
      return order && { ...order, ...changes };
    },
    requestReturn: async () => "requested",
  });

describe("the orders of an account", () => {
  it("appear in the list with their totals and goods [2.19]", async () => {
    const shop = await openOrderShop();
    const { reply } = await shop.get<Orders>(`${shop.path}/orders`, shop.kim);
    expect(reply).toMatchObject({ total: 1, page: 1, pageSize: 10, claimable: 0 });
    const [order] = reply.orders;
    expect(order).toMatchObject({ orderId: shop.orderId, state: "processing", currency: "SEK", pieces: 1 });
    expect(order?.total).toBeGreaterThan(0);
    expect(order?.goods[0]?.name).toContain("Kärna PLA, ");
  });

  it("support search and pages", async () => {
    const shop = await openOrderShop();
    const list = async (query: string) =>
      (await shop.get<Orders>(`${shop.path}/orders?${query}`, shop.kim)).reply;
    expect((await list("query=pla")).total).toBe(1);
    expect((await list("query=nothing")).total).toBe(0);
    expect((await list("page=2")).orders).toEqual([]);
    expect((await shop.get(`${shop.path}/orders?page=0`, shop.kim)).status).toBe(400);
  });

  it("show everything agreed on placing", async () => {
    const shop = await openOrderShop();
    const { reply } = await shop.get<Order>(shop.orderPath, shop.kim);
    expect(reply).toMatchObject({
      orderId: shop.orderId,
      email: "kim@example.com",
      paymentMethod: "invoice_email",
      shippingOption: null,
      couponCode: null,
      canCancel: true,
      hasInvoice: false,
      creditNotes: [],
    });
    const [line] = reply.lines;
    expect(reply.lines.reduce((sum, { total }) => sum + total, 0)).toBe(reply.total);
    expect(line).toMatchObject({ quantity: 1, discountSource: "none", returnable: 0 });
    expect(line?.lineId).not.toBe("");
  });

  it("show their parcels and returns", async () => {
    const sentAt = "2026-03-03T10:00:00.000Z";
    const tracking = [{ number: "123", url: "https://carrier.example/123" }];
    const parcel = { sentAt, deliveredAt: null, tracking };
    const goods = { name: "PLA", quantity: 1 };
    const parcels = [{ ...parcel, goods: [{ variationId: null, ...goods }] }];
    const returns = [
      { id: "return_1", askedAt: sentAt, state: "requested", lines: [{ id: "line_1", quantity: 1 }] },
    ] as const;
    const shop = await openOrderShop({ wrapEngine: withOrder({ state: "shipped", parcels, returns }) });
    const { reply } = await shop.get<Order>(shop.orderPath, shop.kim);
    expect(reply).toMatchObject({ state: "shipped", parcels: [{ ...parcel, goods: [goods] }] });
    expect(reply.returns).toEqual([
      {
        returnId: "return_1",
        askedAt: sentAt,
        state: "requested",
        lines: [{ lineId: "line_1", quantity: 1 }],
      },
    ]);
  });

  it("show no intra-community supply when they contain only gift cards", async () => {
    const giftCard = { currency: "SEK", value: 50_000 } as const;
    const ofGiftCards =
      (isAlone: boolean) =>
      (engine: CommerceEngine): CommerceEngine => ({
        ...engine,
        getOrder: async (id, orderId) => {
          const order = await engine.getOrder(id, orderId);
          if (order === null) return null;
          const lines = order.priced.lines.map((line) => ({ ...line, giftCard: isAlone ? giftCard : null }));
          return { ...order, priced: { ...order.priced, company: true, reverseCharge: true, lines } };
        },
      });
    const alone = await openOrderShop({ wrapEngine: ofGiftCards(true) });
    const { reply } = await alone.get<Order>(alone.orderPath, alone.kim);
    expect([reply.reverseCharge, reply.lines[0]?.giftCard]).toEqual([false, giftCard]);
    const goods = await openOrderShop({ wrapEngine: ofGiftCards(false) });
    expect((await goods.get<Order>(goods.orderPath, goods.kim)).reply.reverseCharge).toBe(true);
  });

  it.each(["GET ", "GET /invoice", "POST /cancel", "POST /return"])(
    "respond with 404 for another account: %s",
    async (call) => {
      const shop = await openOrderShop();
      const { id } = await shop.createCompany();
      const [method, step] = call.split(" ");
      for (const orderId of [shop.orderId, "order-unknown"]) {
        const path = `/account/${id}/orders/${orderId}${step}`;
        const body = step === "/return" ? { lines: [{ lineId: "line", quantity: 1 }] } : {};
        const answer =
          method === "GET" ? await shop.get(path, shop.kim) : await shop.post(path, body, shop.kim);
        expect([answer.status, answer.reply.code]).toEqual([404, "order_not_found"]);
      }
    },
  );
});

describe("cancelling an order", () => {
  it("replies with the cancelled order, also to a repeated call", async () => {
    const shop = await openOrderShop();
    const cancel = () => shop.post<Order>(`${shop.orderPath}/cancel`, "", shop.kim);
    const cancelled = await cancel();
    expect(cancelled.reply).toMatchObject({ orderId: shop.orderId, state: "cancelled", canCancel: false });
    expect((await cancel()).reply).toEqual(cancelled.reply);
  });

  it("refuses once something is packed, and names the support address", async () => {
    const shop = await openOrderShop({
      wrapEngine: (engine) => ({ ...engine, cancelOrder: async () => "not_cancellable" }),
    });
    const { status, reply } = await shop.post(`${shop.orderPath}/cancel?language=en`, "", shop.kim);
    expect([status, reply.code]).toEqual([409, "order_not_cancellable"]);
    expect(reply.message).toContain("support@example.com");
  });
});

describe("requesting a return", () => {
  const body = { lines: [{ lineId: "line_1", quantity: 1 }], note: "Too blue\nfor me" };

  it("replies with the order [9.36]", async () => {
    const shop = await openOrderShop({ wrapEngine: withOrder({ returnUntil: "2026-03-14" }) });
    const { status, reply } = await shop.post<Order>(`${shop.orderPath}/return`, body, shop.kim);
    expect([status, reply.returnUntil]).toEqual([200, "2026-03-14"]);
  });

  it("refuses before the goods have arrived [9.36]", async () => {
    const shop = await openOrderShop();
    const { status, reply } = await shop.post(`${shop.orderPath}/return`, body, shop.kim);
    expect([status, reply.code]).toEqual([409, "order_not_returnable"]);
  });

  it("refuses a line that is named twice", async () => {
    const shop = await openOrderShop({ wrapEngine: withOrder({}) });
    const lines = [...body.lines, ...body.lines];
    const { status, reply } = await shop.post(`${shop.orderPath}/return`, { lines }, shop.kim);
    expect([status, Object.keys(reply.fields ?? {})]).toEqual([400, ["body.lines"]]);
  });
});

describe("the invoice of an order", () => {
  it("comes as a PDF", async () => {
    const file = { name: "invoice-1001.pdf", base64: "JVBERi0=" };
    const shop = await openOrderShop({
      wrapEngine: (engine) => ({ ...engine, getInvoice: async () => file }),
    });
    const { reply } = await shop.get(`${shop.orderPath}/invoice`, shop.kim);
    expect(reply).toEqual({ ...file, type: "application/pdf" });
  });

  it("returns a credit note by its number", async () => {
    const getInvoice = async (_: string, __: string, creditNote: string | null) =>
      creditNote === "C-10001" ? { name: "spolverk-C-10001.pdf", base64: "JVBERi0=" } : null;
    const shop = await openOrderShop({ wrapEngine: (engine) => ({ ...engine, getInvoice }) });
    const ask = (number: string) => shop.get(`${shop.orderPath}/invoice?creditNote=${number}`, shop.kim);
    expect((await ask("C-10001")).reply).toMatchObject({ name: "spolverk-C-10001.pdf" });
    expect((await ask("C-10002")).status).toBe(404);
  });

  it("responds with 404 for an order without an invoice", async () => {
    const shop = await openOrderShop();
    const { status, reply } = await shop.get(`${shop.orderPath}/invoice`, shop.kim);
    expect([status, reply.code]).toEqual([404, "invoice_not_found"]);
  });
});

describe("orders that were placed as a guest", () => {
  it("appear as a number to an owner with the same address, can be claimed once, and stay hidden from other members", async () => {
    const shop = await openAccountShop();
    await placeForAccount(shop, { accountId: null, email: "Kim@example.com" });
    const buyer = await shop.join("robin@example.com", "buyer");
    const countFor = async (headers: Record<string, string>) =>
      (await shop.get<Orders>(`${shop.path}/orders`, headers)).reply.claimable;
    await placeForAccount(shop, { accountId: null, email: "robin@example.com" });
    expect([await countFor(shop.kim), await countFor(buyer)]).toEqual([1, 0]);
    const claim = () => shop.post(`${shop.path}/claimOrders`, "", shop.kim);
    expect([(await claim()).reply, (await claim()).reply]).toEqual([{ claimed: 1 }, { claimed: 0 }]);
    expect((await shop.get<Orders>(`${shop.path}/orders`, buyer)).reply.total).toBe(1);
  });
});
