// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SignedIn } from "../../testing/fake-account.tsx";
import { fakeTakeBack, fakeToken } from "../../testing/fake-take-back.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { TakeBacksPage } from "./take-backs-page.tsx";

const openPage = (answer: () => Response, role: "owner" | "viewer" = "viewer") =>
  renderWithApp(
    <SignedIn role={role}>
      <TakeBacksPage />
    </SignedIn>,
    { answer },
  );
const takeBacks = [
  { token: fakeToken, takeBack: fakeTakeBack },
  { token: `${fakeToken}2`, takeBack: { ...fakeTakeBack, number: "R-10000", state: "approved" } },
];

describe("the take-backs of an account", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-12-01T10:00:00.000Z") }));
  afterEach(() => vi.useRealTimers());

  it("appear as links to their pages with state, day, order and spools, for every role [2.19] [3.45]", async () => {
    const { t, calls } = await openPage(() => Response.json({ takeBacks }));
    const name = t("takeBack.request.number", { number: "R-10001" });
    const link = await screen.findByRole("link", { name });
    expect(link.getAttribute("href")).toBe(`/re-add/request#${fakeToken}`);
    expect(calls.map(({ path }) => path)).toEqual(["/account/a1/takebacks"]);
    const row = link.closest("li")?.textContent;
    expect(row).toContain(t("takeBack.states.created"));
    expect(row).toContain("24 november 2026");
    expect(row).toContain(t("account.orders.number", { number: "1042" }));
    expect(row).toContain(t("takeBack.list.spools", { count: 9 }));
    expect(screen.getByText(t("takeBack.states.approved"))).toBeTruthy();
  });

  it("lose their links once the links in their mails have expired", async () => {
    const history = [{ state: "created", at: "2025-12-01T10:00:00.000Z" }];
    const old = { ...fakeTakeBack, state: "approved", history };
    const { t } = await openPage(() => Response.json({ takeBacks: [{ token: fakeToken, takeBack: old }] }));
    const name = t("takeBack.request.number", { number: "R-10001" });
    expect((await screen.findByText(name)).closest("a")).toBeNull();
  });

  it("link to the program when there are none", async () => {
    const { t } = await openPage(() => Response.json({ takeBacks: [] }));
    await screen.findByRole("heading", { name: t("takeBack.list.empty") });
    const link = screen.getByRole("link", { name: t("takeBack.request.toReAdd") });
    expect(link.getAttribute("href")).toBe("/re-add");
  });

  it("show the reason when they cannot be loaded", async () => {
    await openPage(() => toRefusal(403, "account_forbidden", "Inte ditt konto"));
    expect((await screen.findByRole("alert")).textContent).toContain("Inte ditt konto");
  });

  it("appear in the account's navigation", async () => {
    const { t } = await openPage(() => Response.json({ takeBacks: [] }));
    const nav = screen.getByRole("navigation", { name: t("account.nav.label") });
    const entry = within(nav).getByRole("link", { name: t("account.nav.takeBacks") });
    expect(entry.getAttribute("href")).toBe("/account/take-backs");
  });
});
