// @vitest-environment jsdom
import type { Orders } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeOrders, SignedIn } from "../../testing/fake-account.tsx";
import { holdReply, renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { OrdersPage } from "./orders-page.tsx";
import type { OrdersSearch } from "./orders-search.ts";

type Answer = NonNullable<NonNullable<Parameters<typeof renderWithApp>[1]>["answer"]>;

const openPage = (answer: Answer, search: OrdersSearch = {}, role: "owner" | "viewer" = "owner") =>
  renderWithApp(
    <SignedIn role={role}>
      <OrdersPage search={search} />
    </SignedIn>,
    { answer },
  );
const reply = (changes: Partial<Orders>) => () => Response.json({ ...fakeOrders, ...changes });

describe("the orders of an account", () => {
  it("appear as links with number, state and total [2.19]", async () => {
    const { t } = await openPage(reply({}));
    const link = await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
    expect(link.getAttribute("href")).toBe("/account/orders/o1");
    const row = link.closest("li")?.textContent;
    expect(row).toContain(t("account.orderState.processing"));
    expect(row).toContain("550");
  });

  it("show a skeleton under the heading while they load", async () => {
    const { reply: held, send } = holdReply();
    const { t } = await openPage(() => held);
    screen.getByRole("heading", { level: 1, name: t("account.orders.title") });
    screen.getByText(t("account.loading"));
    send(Response.json(fakeOrders));
    await waitFor(() => expect(screen.queryByText(t("account.loading"))).toBeNull());
  });

  it("show a skeleton without sign-in, and make no call", async () => {
    const { t, calls } = await renderWithApp(<OrdersPage search={{}} />);
    screen.getByText(t("account.loading"));
    expect(calls).toEqual([]);
  });

  it("link to the shop when there are none", async () => {
    const { t } = await openPage(reply({ orders: [], total: 0 }));
    await screen.findByRole("heading", { name: t("account.orders.empty") });
    expect(screen.getByRole("link", { name: t("account.orders.toShop") }).getAttribute("href")).toBe("/shop");
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("show why they cannot be loaded, with a retry button", async () => {
    let isDown = true;
    const { t, user } = await openPage(() =>
      isDown ? toRefusal(403, "account_forbidden", "Inte ditt konto") : Response.json(fakeOrders),
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Inte ditt konto");
    isDown = false;
    await user.click(screen.getByRole("button", { name: t("error.retry") }));
    await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
  });

  it("match the words in the address, which the shopper can replace when nothing was found", async () => {
    const { t, router, user } = await openPage(reply({ orders: [], total: 0 }), { query: "tpu" });
    await screen.findByText(t("account.orders.nothingFound", { query: "tpu" }));
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    expect(field.value).toBe("tpu");
    await user.clear(field);
    await user.type(field, "petg{Enter}");
    await waitFor(() => expect(router.state.location.search).toEqual({ query: "petg" }));
  });

  it("follow the page number in the address", async () => {
    const { t } = await openPage(reply({ total: 45, page: 2 }), { query: "pla", page: 2 });
    await screen.findByText(t("account.orders.page", { page: 2, pages: 3 }));
    expect(screen.getByRole("link", { name: t("account.orders.next") }).getAttribute("href")).toBe(
      "/account/orders?query=pla&page=3",
    );
    expect(screen.getByRole("link", { name: t("account.orders.previous") }).getAttribute("href")).toBe(
      "/account/orders?query=pla",
    );
  });

  it("include the owner's guest orders once the owner claims them", async () => {
    let claimable = 2;
    const { t, user, calls } = await openPage((method) => {
      if (method === "GET") return Response.json({ ...fakeOrders, claimable });
      claimable = 0;
      return Response.json({ claimed: 2 });
    });
    await user.click(await screen.findByRole("button", { name: t("account.claim.button") }));
    await waitFor(() => expect(screen.queryByText(t("account.claim.text", { count: 2 }))).toBeNull());
    expect(calls.filter(({ method }) => method === "POST").map(({ path }) => path)).toEqual([
      "/account/a1/claimOrders",
    ]);
  });

  it("offer a viewer no guest orders to claim", async () => {
    const { t } = await openPage(reply({ claimable: 2 }), {}, "viewer");
    await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
    expect(screen.queryByRole("button", { name: t("account.claim.button") })).toBeNull();
  });
});
