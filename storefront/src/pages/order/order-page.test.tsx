// @vitest-environment jsdom
import type { Order } from "@spolverk/bff/contract";
import type { AccountRole } from "@spolverk/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { readStoredDraft } from "../../browser/use-form-draft.ts";
import { cart } from "../../entities/cart/use-cart.ts";
import { fakeOrder, SignedIn } from "../../testing/fake-account.tsx";
import { fakeShop, fakeVariation } from "../../testing/fake-shop-api.ts";
import { openModals } from "../../testing/open-modals.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { OrderPage } from "./order-page.tsx";

type Replies = Readonly<Record<string, () => Response>>;
const path = "/account/a1/orders/o1";
const returnable = { ...fakeOrder, state: "delivered", canCancel: false, returnUntil: "2026-11-20" } as const;
const [line] = fakeOrder.lines;
if (!line) throw new Error("the order has no line");

async function openOrder(changes: Partial<Order> = {}, replies: Replies = {}, role: AccountRole = "owner") {
  const known: Replies = {
    [`GET ${path}`]: () => Response.json({ ...fakeOrder, ...changes }),
    "GET /shop": () => Response.json(fakeShop),
    "GET /catalog/variations/v1": () => Response.json(fakeVariation),
    ...replies,
  };
  const page = await renderWithApp(
    <SignedIn role={role}>
      <OrderPage orderId="o1" />
    </SignedIn>,
    {
      answer: (method, at) => known[`${method} ${at}`]?.() ?? toRefusal(404, "variation_not_found", "-"),
    },
  );
  await screen.findByRole("list", { name: page.t("account.order.timeline") });
  return page;
}

beforeAll(openModals);
afterEach(() => cart.clear());

describe("an order of the account", () => {
  it("shows its lines as links, the label of the account's price, its sums and its destination [2.19] [3.3]", async () => {
    const { t, container } = await openOrder();
    expect((await screen.findByRole("link", { name: "Kärna PLA" })).getAttribute("href")).toBe(
      "/product/karna-pla/black-750g",
    );
    expect(container.textContent).toContain(t("price.agreement"));
    const sums = screen.getAllByRole("term").map((term) => term.textContent);
    expect(sums.slice(0, 4)).toEqual([
      t("checkout.summary.withVat.goods"),
      t("checkout.summary.withVat.shipping"),
      t("checkout.summary.paid"),
      t("cart.vatIncluded"),
    ]);
    expect(container.textContent).toContain("ICA Kvantum");
  });

  it.each([
    ["goods", null, 11_000, ["Varor exkl. moms", "Moms", "Betalt"]],
    ["goods that are exported", null, 0, ["Varor", "Betalt"]],
    ["only gift cards", { currency: "SEK", value: 25_000 } as const, 0, ["Varor", "Betalt"]],
  ])(
    "sums a company's order of %s without VAT only when VAT is charged [9.12]",
    async (_, giftCard, vat, names) => {
      const totals = { ...fakeOrder.totals, vat };
      const lines = [{ ...line, giftCard, vat }];
      await openOrder({ company: true, totals, lines, shippingOption: null });
      const sums = screen.getAllByRole("term").map((term) => term.textContent);
      expect(sums.slice(0, names.length)).toEqual(names);
    },
  );

  it("names a discontinued product without a link", async () => {
    const gone = { "GET /catalog/variations/v1": () => toRefusal(404, "variation_not_found", "-") };
    const { t } = await openOrder({}, gone);
    await screen.findByText(t("account.order.gone"));
    expect(screen.queryByRole("link", { name: "Kärna PLA" })).toBeNull();
  });

  it("links to the carrier's tracking page of each parcel", async () => {
    const { t } = await openOrder({
      state: "shipped",
      parcels: [
        {
          sentAt: "2026-11-02T10:00:00Z",
          deliveredAt: null,
          goods: [{ name: "Kärna PLA", quantity: 2 }],
          tracking: [{ number: "XY1", url: "https://carrier.example/XY1" }],
        },
      ],
    });
    const link = screen.getByRole("link", { name: t("account.order.track", { number: "XY1" }) });
    expect(link.getAttribute("href")).toBe("https://carrier.example/XY1");
  });

  it("links to a prefilled withdrawal while the withdrawal period runs (directive 2011/83/EU, article 11a)", async () => {
    const { t, user } = await openOrder({ number: "1042", canWithdraw: true });
    const link = screen.getByRole("link", { name: t("withdrawal.label") });
    expect(link.getAttribute("href")).toBe("/withdrawal?order=1042");
    await user.click(link);
    expect(JSON.parse(readStoredDraft("withdrawal-1042") ?? "{}")).toMatchObject({
      orderNumber: "1042",
      email: fakeOrder.email,
    });
  });

  it("lists the statements of withdrawal, each with its state", async () => {
    const statement = { number: "W-10001", receivedAt: "2026-11-25T02:20:11.000Z", goods: "" } as const;
    const { t } = await openOrder({
      withdrawals: [
        { ...statement, state: "refunded" },
        { ...statement, number: "W-10002", state: "received", goods: "En rulle" },
      ],
    });
    const heading = screen.getByRole("heading", { name: t("withdrawal.list.title") });
    const text = heading.parentElement?.parentElement?.textContent;
    expect(text).toContain(`W-10001: ${t("withdrawal.list.states.refunded")}`);
    expect(text).toContain(`W-10002: ${t("withdrawal.list.states.received")}`);
    expect(text).toContain(t("withdrawal.form.all"));
    expect(text).toContain("En rulle");
  });

  it("links to no withdrawal after the withdrawal period, nor for a viewer", async () => {
    const { t, unmount } = await openOrder({ canWithdraw: false });
    expect(screen.queryByRole("link", { name: t("withdrawal.label") })).toBeNull();
    unmount();
    await openOrder({ canWithdraw: true }, {}, "viewer");
    expect(screen.queryByRole("link", { name: t("withdrawal.label") })).toBeNull();
  });

  it("says that the order is not found when the account has no order with this id", async () => {
    const { t } = await renderWithApp(
      <SignedIn>
        <OrderPage orderId="foreign" />
      </SignedIn>,
      { answer: () => toRefusal(404, "order_not_found", "-") },
    );
    expect(await screen.findByRole("heading", { name: t("account.order.notFound") })).toBeTruthy();
  });

  it("downloads its invoice as a PDF file", async () => {
    const file = { name: "1042.pdf", type: "application/pdf", base64: btoa("%PDF-1.7") };
    const saved: { name: string; content: Blob }[] = [];
    URL.createObjectURL = (content) => {
      saved.push({ name: "", content: content as Blob });
      return "blob:invoice";
    };
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function press(
      this: HTMLAnchorElement,
    ) {
      const last = saved.at(-1);
      if (last) last.name = this.download;
    });
    const answers = { [`GET ${path}/invoice`]: () => Response.json(file) };
    const { t, user } = await openOrder({ company: true }, answers);
    await user.click(screen.getByRole("button", { name: t("account.order.invoice") }));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(["1042.pdf"]));
    expect(saved[0]?.content.type).toBe("application/pdf");
    expect(saved[0]?.content.size).toBe(8);
    click.mockRestore();
  });
});

describe("the documents of an order", () => {
  it("include a receipt for a private individual, and each credit note", async () => {
    const issuedOn = "2026-11-20";
    const { t } = await openOrder({
      creditNotes: [
        { number: "C-10001", issuedOn, amount: 1000 },
        { number: "C-10004", issuedOn, amount: 2000 },
      ],
    });
    const names = ["receipt", "creditNote", "creditNote"] as const;
    const numbers = ["", "C-10001", "C-10004"];
    for (const [place, name] of names.entries()) {
      const label = t(`account.documents.${name}`, { number: numbers[place] });
      expect(screen.getByRole("button", { name: label })).toBeTruthy();
    }
    expect(screen.queryByRole("button", { name: t("account.order.invoice") })).toBeNull();
  });
});

describe("reordering an order", () => {
  it("adds its lines to the cart", async () => {
    const { t, user } = await openOrder();
    await user.click(screen.getByRole("button", { name: t("account.order.reorder") }));
    await screen.findByText(t("account.order.reordered", { count: 1 }));
    expect(cart.getLines()).toEqual([{ id: "v1", sku: "KPLA-BLACK", quantity: 2 }]);
    expect(screen.getByRole("link", { name: t("account.order.toCart") }).getAttribute("href")).toBe("/cart");
  });

  it("names discontinued products [2.19]", async () => {
    const gone = { "GET /catalog/variations/v1": () => toRefusal(404, "variation_not_found", "-") };
    const { t, user } = await openOrder({}, gone);
    await user.click(screen.getByRole("button", { name: t("account.order.reorder") }));
    await screen.findByText(t("account.order.reorderedNothing"));
    screen.getByText(t("account.reorder.missing", { name: "Kärna PLA, Svart, 750 g" }));
    expect(cart.getLines()).toEqual([]);
  });
});

describe("cancelling an order", () => {
  it("asks for confirmation, then shows the order as cancelled", async () => {
    const cancelled = { ...fakeOrder, state: "cancelled", canCancel: false };
    const { t, user, calls } = await openOrder(
      {},
      { [`POST ${path}/cancel`]: () => Response.json(cancelled) },
    );
    await user.click(screen.getByRole("button", { name: t("account.cancel.open") }));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
    await user.click(screen.getByRole("button", { name: t("account.cancel.confirm") }));
    await waitFor(() => expect(screen.queryByRole("button", { name: t("account.cancel.open") })).toBeNull());
    expect(screen.getAllByText(t("account.orderState.cancelled")).length).toBeGreaterThan(0);
  });

  it("shows the API's refusal when the order was packed in the meantime", async () => {
    const refused = () => toRefusal(409, "order_not_cancellable", "Ordern är redan packad");
    const { t, user } = await openOrder({}, { [`POST ${path}/cancel`]: refused });
    await user.click(screen.getByRole("button", { name: t("account.cancel.open") }));
    await user.click(screen.getByRole("button", { name: t("account.cancel.confirm") }));
    expect((await screen.findByRole("alert")).textContent).toContain("Ordern är redan packad");
  });

  it.each([
    ["is packed", { canCancel: false }, "owner" as const],
    ["is open for a viewer", {}, "viewer" as const],
  ])("offers no cancellation when the order %s", async (_, changes, role) => {
    const { t } = await openOrder(changes, {}, role);
    expect(screen.queryByRole("button", { name: t("account.cancel.open") })).toBeNull();
  });
});

describe("returning goods", () => {
  const lines = [{ ...line, returnable: 2 }];

  it("asks which pieces to return and why, and shows the return [9.36]", async () => {
    const returned = {
      ...returnable,
      lines,
      returns: [
        {
          returnId: "r1",
          askedAt: "2026-11-10T10:00:00Z",
          state: "requested",
          lines: [{ lineId: "l1", quantity: 1 }],
        },
      ],
    };
    const { t, user, calls } = await openOrder(
      { ...returnable, lines },
      { [`POST ${path}/return`]: () => Response.json(returned) },
    );
    await user.click(screen.getByRole("button", { name: t("account.return.open") }));
    const pieces = screen.getByRole("spinbutton");
    await user.clear(pieces);
    await user.type(pieces, "1");
    await user.type(screen.getByRole("textbox"), " fel färg ");
    await user.click(screen.getByRole("button", { name: t("account.return.submit") }));
    await screen.findByText(t("account.return.states.requested"));
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
      lines: [{ lineId: "l1", quantity: 1 }],
      note: "fel färg",
    });
  });

  it.each([
    ["none", "0", "account.return.nothingChosen"],
    ["more than there are", "3", "account.return.most"],
  ] as const)("sends nothing when %s are chosen, and says so", async (_, typed, text) => {
    const { t, user, calls } = await openOrder({ ...returnable, lines });
    await user.click(screen.getByRole("button", { name: t("account.return.open") }));
    const pieces = screen.getByRole("spinbutton");
    await user.clear(pieces);
    await user.type(pieces, typed);
    await user.click(screen.getByRole("button", { name: t("account.return.submit") }));
    const form = pieces.closest("form");
    if (!form) throw new Error("the field stands in no form");
    await within(form).findByText(t(text, { count: 2 }));
    expect(calls.some(({ method }) => method === "POST")).toBe(false);
  });

  it("offers no return after its last day [9.36]", async () => {
    const { t } = await openOrder({ ...returnable, lines, returnUntil: null });
    expect(screen.queryByRole("button", { name: t("account.return.open") })).toBeNull();
  });
});
