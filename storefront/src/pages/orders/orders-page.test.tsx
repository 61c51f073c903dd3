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
  it("stand as links with their number, state and total [2.19]", async () => {
    const { t } = await openPage(reply({}));
    const link = await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
    expect(link.getAttribute("href")).toBe("/account/orders/o1");
    const row = link.closest("li")?.textContent;
    expect(row).toContain(t("account.orderState.processing"));
    expect(row).toContain("550");
  });

  it("are an outline under the heading until they come", async () => {
    const { reply: held, send } = holdReply();
    const { t } = await openPage(() => held);
    screen.getByRole("heading", { level: 1, name: t("account.orders.title") });
    screen.getByText(t("account.loading"));
    send(Response.json(fakeOrders));
    await waitFor(() => expect(screen.queryByText(t("account.loading"))).toBeNull());
  });

  it("are an outline while nobody is signed in, and nothing is asked for", async () => {
    const { t, calls } = await renderWithApp(<OrdersPage search={{}} />);
    screen.getByText(t("account.loading"));
    expect(calls).toEqual([]);
  });

  it("lead to the shop where there are none", async () => {
    const { t } = await openPage(reply({ orders: [], total: 0 }));
    await screen.findByRole("heading", { name: t("account.orders.empty") });
    expect(screen.getByRole("link", { name: t("account.orders.toShop") }).getAttribute("href")).toBe("/shop");
    expect(screen.queryByRole("searchbox")).toBeNull();
  });

  it("say why they cannot be shown, and are asked for again by a button", async () => {
    let isDown = true;
    const { t, user } = await openPage(() =>
      isDown ? toRefusal(403, "account_forbidden", "Inte ditt konto") : Response.json(fakeOrders),
    );
    expect((await screen.findByRole("alert")).textContent).toContain("Inte ditt konto");
    isDown = false;
    await user.click(screen.getByRole("button", { name: t("error.retry") }));
    await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
  });

  it("are searched by the words in the address, which a search without a hit can take off", async () => {
    const { t, router, user } = await openPage(reply({ orders: [], total: 0 }), { query: "tpu" });
    await screen.findByText(t("account.orders.nothingFound", { query: "tpu" }));
    const field = screen.getByRole<HTMLInputElement>("searchbox");
    expect(field.value).toBe("tpu");
    await user.clear(field);
    await user.type(field, "petg{Enter}");
    await waitFor(() => expect(router.state.location.search).toEqual({ query: "petg" }));
  });

  it("come in pages, which the address names", async () => {
    const { t } = await openPage(reply({ total: 45, page: 2 }), { query: "pla", page: 2 });
    await screen.findByText(t("account.orders.page", { page: 2, pages: 3 }));
    expect(screen.getByRole("link", { name: t("account.orders.next") }).getAttribute("href")).toBe(
      "/account/orders?query=pla&page=3",
    );
    expect(screen.getByRole("link", { name: t("account.orders.previous") }).getAttribute("href")).toBe(
      "/account/orders?query=pla",
    );
  });

  it("take in the orders that the owner placed as a guest, when the owner asks for it", async () => {
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

  it("offer nothing to claim to whoever only reads", async () => {
    const { t } = await openPage(reply({ claimable: 2 }), {}, "viewer");
    await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
    expect(screen.queryByRole("button", { name: t("account.claim.button") })).toBeNull();
  });
});
