import { describe, expect, it } from "vitest";
import type { AccountExport } from "../contract/account-orders.ts";
import { examples } from "../http/open-api-examples.ts";
import { openAccountShop } from "../testing/account-shop.ts";
import { placeForAccount } from "../testing/place-for-account.ts";

describe("the export of an account", () => {
  it("contains everything stored about the account and the user", async () => {
    const shop = await openAccountShop();
    const { id, email } = shop.account;
    const placed = await placeForAccount(shop, { accountId: id, email });
    await shop.join("robin@example.com", "buyer");
    await shop.post(`${shop.path}/wishlist`, { add: ["id-pla-black"] }, shop.kim);
    const { reply } = await shop.get<AccountExport>(`${shop.path}/export`, shop.kim);
    expect(reply).toMatchObject({
      exportedAt: "2026-03-02T10:00:00.000Z",
      user: { id: "auth0|kim@example.com", email },
      account: { accountId: id, role: "owner" },
      members: {
        members: [
          { email, isYou: true },
          { email: "r•••@example.com", isYou: false },
        ],
      },
      wishList: { variationIds: ["id-pla-black"] },
      orders: [{ orderId: placed }],
    });
  });

  it("contains the take-backs of its orders, without their secret tokens", async () => {
    const shop = await openAccountShop();
    const { id, email } = shop.account;
    const robin = { accountId: null, email: "robin@example.com" };
    shop.shipments.ship(await placeForAccount(shop, { accountId: id, email }));
    shop.shipments.ship(await placeForAccount(shop, robin));
    const asked = examples["POST /takeback"].body;
    expect((await shop.post("/takeback", { ...asked, orderNumber: "1001", email })).status).toBe(201);
    const others = { ...asked, orderNumber: "1002", email: "robin@example.com" };
    expect((await shop.post("/takeback", others)).status).toBe(201);
    const { reply } = await shop.get<AccountExport>(`${shop.path}/export`, shop.kim);
    expect(reply.takeBacks).toMatchObject([
      { orderNumber: "1001", state: "created", spools: asked?.spools, history: [{ state: "created" }] },
    ]);
    const [{ token } = { token: "" }] = await shop.store.listTakeBacks(id);
    expect(token).not.toBe("");
    expect(JSON.stringify(reply)).not.toContain(token);
  });

  it("contains what was sent with the user's verified address, and nothing that was sent with another address", async () => {
    const shop = await openAccountShop();
    const { email } = shop.account;
    for (const address of [email, "robin@example.com"]) {
      await shop.post("/contact", { ...examples["POST /contact"].body, attachments: [], email: address });
      await shop.post("/sendgrid/newsletter", { email: address });
      const withdrawal = examples["POST /withdrawal"].body;
      await shop.post("/withdrawal", { ...withdrawal, email: address });
      await shop.post("/stockNotification", { variationId: "id-pla-black", email: address });
    }
    const { reply } = await shop.get<AccountExport>(`${shop.path}/export`, shop.kim);
    expect(reply).toMatchObject({
      enquiries: [{ kind: "contact", sentAt: "2026-03-02T10:00:00.000Z" }],
      withdrawals: [{ number: "W-10001", state: "received" }],
      stockNotifications: [{ confirmedAt: null }],
      newsletter: { state: "asked", source: "footer", confirmedAt: null },
    });
    expect(JSON.stringify(reply)).not.toContain("robin");
  });

  it("contains all orders, whatever the number of pages", async () => {
    const shop = await openAccountShop({
      wrapEngine: (engine) => ({
        ...engine,
        listOrders: async (id, { page }) => {
          const { orders } = await engine.listOrders(id, { query: "", page: 1, pageSize: 100 });
          const hundred = orders.flatMap((order) => Array.from({ length: 100 }, () => order));
          return { orders: page < 3 ? hundred : hundred.slice(0, 50), total: 250 };
        },
      }),
    });
    const { id, email } = shop.account;
    await placeForAccount(shop, { accountId: id, email });
    const { reply } = await shop.get<{ orders: unknown[] }>(`${shop.path}/export`, shop.kim);
    expect(reply.orders).toHaveLength(250);
  });
});

describe("deleting an account", () => {
  const email = "Kim@Example.com";

  it("removes the account for all members once its e-mail address is entered", async () => {
    const shop = await openAccountShop();
    const robin = await shop.join("robin@example.com", "buyer");
    const wrong = await shop.post(`${shop.path}/delete`, { email: "robin@example.com" }, shop.kim);
    expect([wrong.status, Object.keys(wrong.reply.fields ?? {})]).toEqual([400, ["body.email"]]);
    const { reply } = await shop.post(`${shop.path}/delete`, { email }, shop.kim);
    expect(reply).toEqual({ deleted: true });
    for (const headers of [shop.kim, robin]) {
      expect((await shop.get("/account/list", headers)).reply).toEqual({ accounts: [] });
      expect((await shop.get(shop.path, headers)).reply.code).toBe("account_forbidden");
    }
  });

  it("fails while the account has an open order", async () => {
    const shop = await openAccountShop();
    await placeForAccount(shop, { accountId: shop.account.id, email: shop.account.email });
    const { status, reply } = await shop.post(`${shop.path}/delete`, { email }, shop.kim);
    expect([status, reply.code]).toEqual([409, "account_has_open_orders"]);
    expect((await shop.get(shop.path, shop.kim)).status).toBe(200);
  });

  const subscribed = {
    accountName: "Kim",
    firstName: "",
    lastName: "",
    cellNumber: "",
    company: null,
    newsletter: true,
  };

  it("ends the newsletter of the account's address", async () => {
    const shop = await openAccountShop();
    await shop.post(`${shop.path}/settings`, subscribed, shop.kim);
    expect(shop.newsletter.isSubscribed("kim@example.com")).toBe(true);
    await shop.post(`${shop.path}/delete`, { email }, shop.kim);
    expect(shop.newsletter.find("kim@example.com")?.state).toBe("ended");
  });
});
