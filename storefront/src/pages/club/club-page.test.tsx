// @vitest-environment jsdom
import type { Account, Loyalty } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeActivity, fakeClub, insideClub, outsideClub } from "../../testing/fake-club.ts";
import { openModals } from "../../testing/open-modals.ts";
import { renderWithApp, toRefusal } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { ClubPage } from "./club-page.tsx";

type Answer = NonNullable<NonNullable<Parameters<typeof renderWithApp>[1]>["answer"]>;
type Options = { account?: Partial<Account>; answer?: Answer };

/** Opens the page of an account with this membership; `answer` replies to the page's POST calls. */
function openClub(loyalty: Loyalty, { account = {}, answer }: Options = {}) {
  return renderWithApp(<ClubPage />, {
    session: signInAs(account),
    answer: (method, path, ...rest) => {
      if (method === "POST" && answer) return answer(method, path, ...rest);
      return Response.json(path.endsWith("/activity") ? fakeActivity : loyalty);
    },
  });
}
const ofCalls = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === "POST").map(({ path, body }) => [path, body]);

describe("the club page of an account outside the club", () => {
  it("shows what each tier requires and gives, in the site's currency [9.28] [9.29] [9.30] [9.31]", async () => {
    await openClub(outsideClub);
    const rows = within(await screen.findByRole("table"))
      .getAllByRole("row")
      .slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Standardfrån 03 %",
      "Profrån 1506 %",
      "Elitefrån 3009 %",
    ]);
  });

  it("joins once the terms are accepted, with the token of a friend's link [7.7] [3.32]", async () => {
    localStorage.setItem("spolverk.referalToken", "friend");
    const { t, user, calls } = await openClub(outsideClub, { answer: () => Response.json(insideClub) });
    await screen.findByText(
      t("club.join.invited", {
        points: t("points.count", { count: 50 }),
        amount: formatPrice(30_000, "SEK", true),
      }),
    );
    await user.click(screen.getByRole("button", { name: t("club.join.submit") }));
    const terms = screen.getByRole("checkbox");
    expect(document.activeElement).toBe(terms);
    expect(terms.getAttribute("aria-invalid")).toBe("true");
    expect(ofCalls(calls)).toEqual([]);

    await user.click(terms);
    await user.click(screen.getByRole("button", { name: t("club.join.submit") }));
    const title = await screen.findByRole("heading", { name: t("club.balance.title") });
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(ofCalls(calls)).toEqual([
      ["/account/account-1/join", { referalToken: "friend", currency: "SEK", site: "se", acceptTerms: true }],
    ]);
    expect(localStorage.getItem("spolverk.referalToken")).toBeNull();
  });

  it("joins without a token when there is no token, or when it is the account's own", async () => {
    localStorage.setItem("spolverk.referalToken", signInAs().account.referalToken);
    const { t, user, calls } = await openClub(outsideClub, { answer: () => Response.json(insideClub) });
    await user.click(await screen.findByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: t("club.join.submit") }));
    await screen.findByRole("heading", { name: t("club.balance.title") });
    expect(ofCalls(calls)[0]?.[1]).toEqual({ currency: "SEK", site: "se", acceptTerms: true });
  });

  it("shows why the account cannot join, and keeps the checked box", async () => {
    const refusal = toRefusal(409, "club_for_individuals", "Bara privatpersoner kan gå med");
    const { t, user } = await openClub(outsideClub, { answer: () => refusal });
    await user.click(await screen.findByRole("checkbox"));
    await user.click(screen.getByRole("button", { name: t("club.join.submit") }));
    expect((await screen.findByRole("alert")).textContent).toContain("Bara privatpersoner");
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });

  it("lets only an owner join", async () => {
    const { t } = await openClub(outsideClub, { account: { role: "viewer" } });
    await screen.findByText(t("club.join.ownerOnly"));
    expect(screen.queryByRole("button", { name: t("club.join.submit") })).toBeNull();
  });

  it("tells a company why it cannot join [6.7]", async () => {
    const { t } = await openClub({ mayJoin: false, club: null }, { account: { kind: "company" } });
    await screen.findByRole("heading", { name: t("club.company.title") });
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("shows why the membership cannot be loaded, with a retry button", async () => {
    const { t } = await renderWithApp(<ClubPage />, {
      session: signInAs(),
      answer: () => toRefusal(403, "account_forbidden", "Inte ditt konto"),
    });
    expect((await screen.findByRole("alert")).textContent).toContain("Inte ditt konto");
    screen.getByRole("button", { name: t("error.retry") });
  });
});

describe("the club page of a member", () => {
  it("shows the points, the tier, its end, and the amount missing to the next tier [3.44] [4.38] [9.25]", async () => {
    const { t, container } = await openClub(insideClub);
    await screen.findByText(t("points.count", { count: 123.5 }));
    const text = container.textContent;
    expect(text).toContain(t("club.balance.worth", { amount: formatPrice(12_350, "SEK", true) }));
    expect(text).toContain(t("club.balance.heldUntil", { tier: "Pro", date: "30 juni 2027" }));
    expect(text).toContain(t("club.balance.missing", { count: 140, tier: "Elite" }));
    const progress = screen.getByRole<HTMLProgressElement>("progressbar");
    expect([progress.value, progress.max]).toEqual([16_000, 30_000]);
  });

  it.each([
    [false, "locked"],
    [true, "withheld"],
  ] as const)(
    "says what unlocks the joining bonus, whether the bonus is withheld: %s [9.26]",
    async (isWithheld, key) => {
      const locked = { amount: 5000, minimum: 30_000, isWithheld };
      const { t } = await openClub({ mayJoin: true, club: { ...fakeClub, locked } });
      const values = { points: t("points.count", { count: 50 }), amount: formatPrice(30_000, "SEK", true) };
      expect(await screen.findByText(t(`club.balance.${key}`, values))).toBeDefined();
    },
  );

  it("says when the tier is the highest", async () => {
    const { t } = await openClub({ mayJoin: true, club: { ...fakeClub, tier: "elite", next: null } });
    await screen.findByText(t("club.balance.highest"));
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  it("shows when points expire, merged by day [9.27]", async () => {
    const { t } = await openClub(insideClub);
    const title = await screen.findByRole("heading", { name: t("club.expiring.title") });
    const rows = within(title.closest("section") ?? document.body).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "1 december 202623,5 poäng",
      "1 mars 2027100 poäng",
    ]);
  });

  it("lists the ledger's entries, with the order, the expiry and the reason of a correction [3.44]", async () => {
    const { t } = await openClub(insideClub);
    const title = await screen.findByRole("heading", { name: t("club.activity.title") });
    const panel = within(title.closest("section") ?? document.body);
    const rows = await panel.findAllByRole("listitem");
    expect(rows[0]?.textContent).toContain("Ersättning");
    expect(rows[1]?.textContent).toContain("−100 poäng");
    expect(rows[2]?.textContent).toContain("+9 poäng");
    expect(rows[2]?.textContent).toContain(t("club.activity.expires", { date: "2 maj 2027" }));
    const [link] = panel.getAllByRole("link");
    expect(link?.getAttribute("href")).toBe("/account/orders/o1");
  });

  it("shows entries of one type, page by page [3.44]", async () => {
    const asked: string[] = [];
    const { t, user } = await renderWithApp(<ClubPage />, {
      session: signInAs(),
      answer: (_, path, __, query) => {
        if (!path.endsWith("/activity")) return Response.json(insideClub);
        asked.push(`${query.get("type")} ${query.get("page")}`);
        return Response.json({ ...fakeActivity, total: 45, page: Number(query.get("page")) });
      },
    });
    await user.click(await screen.findByRole("button", { name: t("account.orders.next") }));
    await screen.findByText(t("account.orders.page", { page: 2, pages: 3 }));
    await user.selectOptions(screen.getByLabelText(t("club.activity.filter")), "redemption");
    await screen.findByText(t("account.orders.page", { page: 1, pages: 3 }));
    expect(asked).toEqual(["null 1", "null 2", "redemption 1"]);
  });

  it("offers a referral link to copy [2.19] [7.23]", async () => {
    const { t, user } = await openClub(insideClub);
    const field = await screen.findByLabelText<HTMLInputElement>(t("club.invite.link"));
    expect(field.value).toBe("http://se.localhost/?referalToken=gV3mT8wq0Yp1sZr6");
    await user.click(screen.getByRole("button", { name: t("club.invite.copy") }));
    await screen.findByText(t("club.invite.copied"));
    expect(await navigator.clipboard.readText()).toBe(field.value);
  });

  it("shares the link through the device's share sheet", async () => {
    const share = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
    Object.defineProperty(navigator, "share", { configurable: true, value: share });
    try {
      const { t, user } = await openClub(insideClub);
      await user.click(await screen.findByRole("button", { name: t("club.invite.share") }));
      expect(share).toHaveBeenCalledWith(
        expect.objectContaining({ url: "http://se.localhost/?referalToken=gV3mT8wq0Yp1sZr6" }),
      );
    } finally {
      Reflect.deleteProperty(navigator, "share");
    }
  });

  it("invites a friend by mail [7.9]", async () => {
    const { t, user, calls } = await openClub(insideClub, { answer: () => Response.json({ sent: true }) });
    await user.type(await screen.findByLabelText(t("club.invite.email")), "bo@example.com{Enter}");
    await screen.findByText(t("club.invite.sent", { email: "bo@example.com" }));
    expect(ofCalls(calls)).toEqual([
      ["/account/account-1/sendReferal", { email: "bo@example.com", domain: "se" }],
    ]);
  });

  it.each([
    ["referral_not_sent", "Inbjudan kunde inte skickas, försök igen senare"],
    ["too_many_requests", "För många försök, försök igen senare"],
  ])(
    "shows why an invitation was not sent, and keeps the address: %s [8.17] [8.23]",
    async (code, message) => {
      const { t, user } = await openClub(insideClub, { answer: () => toRefusal(429, code, message) });
      const field = await screen.findByLabelText<HTMLInputElement>(t("club.invite.email"));
      await user.type(field, "bo@example.com{Enter}");
      expect((await screen.findByRole("alert")).textContent).toContain(message);
      expect(field.value).toBe("bo@example.com");
    },
  );

  it("leaves the club after a dialog that says what the member loses", async () => {
    const { t, user, calls } = await openClub(insideClub, { answer: () => Response.json(outsideClub) });
    openModals();
    await user.click(await screen.findByRole("button", { name: t("club.leave.open") }));
    screen.getByText(t("club.leave.text", { points: t("points.count", { count: 123.5 }) }));
    expect(ofCalls(calls)).toEqual([]);
    await user.click(screen.getByRole("button", { name: t("club.leave.confirm") }));
    await screen.findByRole("button", { name: t("club.join.submit") });
    expect(ofCalls(calls)).toEqual([["/account/account-1/leaveClub", undefined]]);
  });

  it("offers a member who is not an owner neither invitations nor leaving", async () => {
    const { t } = await openClub(insideClub, { account: { role: "viewer" } });
    await screen.findByRole("heading", { name: t("club.balance.title") });
    await waitFor(() => expect(screen.getByText("Ersättning", { exact: false })).toBeTruthy());
    expect(screen.queryByLabelText(t("club.invite.link"))).toBeNull();
    expect(screen.queryByRole("button", { name: t("club.leave.open") })).toBeNull();
  });
});
