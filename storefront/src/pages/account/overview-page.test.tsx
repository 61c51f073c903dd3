// @vitest-environment jsdom
import type { AccountDetail, Orders } from "@spolverk/bff/contract";
import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { fakeAccountDetail, fakeOrders, fakeOrderSummary, SignedIn } from "../../testing/fake-account.tsx";
import { insideClub, outsideClub } from "../../testing/fake-club.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { OverviewPage } from "./overview-page.tsx";

function openOverview(detail: Partial<AccountDetail> | null = {}, orders: Partial<Orders> = {}) {
  return renderWithApp(
    <SignedIn>
      <OverviewPage />
    </SignedIn>,
    {
      answer: (_, path) => {
        if (path.endsWith("/orders")) return Response.json({ ...fakeOrders, ...orders });
        return detail
          ? Response.json({ ...fakeAccountDetail, ...detail })
          : toRefusal(403, "account_forbidden", "Inte ditt konto");
      },
    },
  );
}

describe("the overview of the account", () => {
  it("greets the user by name and shows the account and the role [2.12]", async () => {
    const { t, container } = await openOverview();
    await screen.findByText(t("account.overview.helloName", { name: "Anna" }));
    expect(container.textContent).toContain("Verkstaden AB");
    expect(container.textContent).toContain(t("account.roles.owner"));
    expect(container.textContent).toContain("anna@example.com");
  });

  it("shows the three latest orders and a link to all of them [2.19]", async () => {
    const orders = ["4", "3", "2", "1"].map((number) => ({ ...fakeOrderSummary, orderId: number, number }));
    const { t } = await openOverview({}, { orders, total: 4 });
    await screen.findByRole("link", { name: t("account.orders.number", { number: "4" }) });
    expect(screen.queryByRole("link", { name: t("account.orders.number", { number: "1" }) })).toBeNull();
    expect(screen.getByRole("link", { name: t("account.orders.showAll") }).getAttribute("href")).toBe(
      "/account/orders",
    );
  });

  it("shows the agreed prices: product, percentage and period [3.3]", async () => {
    const contract = [
      ...fakeAccountDetail.contract,
      {
        productId: "p1",
        productName: "Kärna PLA",
        discountPercentage: 7.5,
        validFrom: null,
        validTo: "2026-12-31",
      },
    ];
    const { t, container } = await openOverview({ contract });
    await screen.findByText(t("account.contract.all"));
    expect(container.textContent).toContain(t("account.contract.off", { percent: 12 }));
    expect(container.textContent).toContain(t("account.contract.off", { percent: 7.5 }));
    expect(container.textContent).toContain(t("account.contract.from", { from: "1 januari 2026" }));
    expect(container.textContent).toContain(t("account.contract.to", { to: "31 december 2026" }));
  });

  it("says that there are no agreed prices and no orders when the account has none", async () => {
    const { t } = await openOverview({ contract: [] }, { orders: [], total: 0 });
    expect(await screen.findByText(t("account.contract.none.company"))).toBeTruthy();
    expect(screen.getByText(t("account.orders.empty"))).toBeTruthy();
  });

  it("shows the orders and the reason when the account's prices cannot be loaded", async () => {
    const { t } = await openOverview(null);
    expect((await screen.findByRole("alert")).textContent).toContain("Inte ditt konto");
    await screen.findByRole("link", { name: t("account.orders.number", { number: "1042" }) });
  });

  it("shows a member the points with a link to the club, and an individual outside the club a link to join [2.12] [3.44]", async () => {
    for (const loyalty of [insideClub, outsideClub]) {
      const { t, unmount } = await renderWithApp(<OverviewPage />, {
        session: signInAs(),
        answer: (_, path) => {
          if (path.endsWith("/loyalty")) return Response.json(loyalty);
          return Response.json(path.endsWith("/orders") ? fakeOrders : fakeAccountDetail);
        },
      });
      const isMember = loyalty.club !== null;
      const name = t(isMember ? "account.club.toClub" : "points.join");
      const link = await screen.findByRole("link", { name });
      expect(link.getAttribute("href")).toBe("/account/addclub");
      expect(screen.queryByText(t("points.count", { count: 123.5 })) !== null).toBe(isMember);
      unmount();
    }
  });
});
