// @vitest-environment jsdom
import type { Loyalty } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Session } from "../../session/use-session.ts";
import { fakeClub, insideClub, outsideClub } from "../../testing/fake-club.ts";
import { renderWithApp } from "../../testing/render-with-app.tsx";
import { signInAs } from "../../testing/sign-in-as.ts";
import { EarnedPoints } from "./earned-points.tsx";

const spool = { type: "filament", total: 30_000 };
const printer = { type: "printer", total: 900_000 };
const signIn = { domain: "auth.example.com", clientId: "c", audience: "a", tokenSync: null };

function openPoints(options: { session?: Session; loyalty?: Loyalty; lines?: (typeof spool)[] }) {
  const { session, loyalty = outsideClub, lines = [spool, printer] } = options;
  return renderWithApp(
    <div>
      <EarnedPoints currency="SEK" lines={lines} />
    </div>,
    { ...(session && { session }), shop: { signIn }, answer: () => Response.json(loyalty) },
  );
}

describe("the earned points", () => {
  it("follow a member's tier and count filament only [6.7] [9.30]", async () => {
    const { t } = await openPoints({ session: signInAs(), loyalty: insideClub });
    await screen.findByText(t("points.earn", { amount: formatPrice(1800, "SEK", true) }));
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("advertise the club to a visitor and to an individual outside it [9.29]", async () => {
    for (const session of [undefined, signInAs()]) {
      const { t, unmount } = await openPoints(session ? { session } : {});
      const link = await screen.findByRole("link", { name: t("points.join") });
      expect(link.getAttribute("href")).toBe("/account/addclub");
      expect(link.parentElement?.textContent).toContain(
        t("points.offer", { amount: formatPrice(900, "SEK", true) }),
      );
      unmount();
    }
  });

  it("render nothing without filament, and nothing for a company, whose membership is not fetched [6.7]", async () => {
    const without = await openPoints({ lines: [printer] });
    expect(without.container.textContent).toBe("");
    without.unmount();
    const company = await openPoints({ session: signInAs({ kind: "company" }) });
    await waitFor(() => expect(company.container.textContent).toBe(""));
    expect(company.calls).toEqual([]);
  });

  it("name the member's currency when it differs", async () => {
    const club = { ...fakeClub, currency: "EUR" as const };
    const { t } = await openPoints({ session: signInAs(), loyalty: { mayJoin: true, club } });
    expect(await screen.findByText(t("points.otherCurrency", { currency: "EUR" }))).toBeTruthy();
  });
});
