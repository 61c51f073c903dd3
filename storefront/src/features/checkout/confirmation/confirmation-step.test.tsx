// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Session } from "../../../session/use-session.ts";
import { insideClub, outsideClub } from "../../../testing/fake-club.ts";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { toAddressValues } from "../address/to-address-values.ts";
import { ConfirmationStep } from "./confirmation-step.tsx";

const billing: Checkout["billing"] = {
  ...toAddressValues(fakeCheckout).billing,
  firstName: "Anna",
  lastName: "Ek",
  addressLine1: "Storgatan 1",
  zip: "252 20",
  city: "Helsingborg",
};
const servicePoint: Checkout["servicePoint"] = {
  id: "p1",
  name: "ICA Kvantum",
  addressLine1: "Storgatan 9",
  zip: "252 21",
  city: "Helsingborg",
  country: "SE",
  distanceMetres: 300,
  openingHours: [],
};

/** Renders the confirmation; `tell` returns the text beside a term of its description list, null without the term. */
async function openConfirmation(changes: Partial<Checkout>, session?: Session) {
  const checkout: Checkout = {
    ...fakeCheckout,
    billing,
    step: "confirmation",
    order: { id: "o1", number: "1042", placedAt: "2026-11-20T10:00:00Z" },
    ...changes,
  };
  const { t } = await renderWithApp(<ConfirmationStep checkout={checkout} />, {
    ...(session && { session }),
    shop: { signIn: { domain: "auth.example.com", clientId: "c", audience: "a", tokenSync: null } },
    answer: () => Response.json(changes.earns ? insideClub : outsideClub),
  });
  const tell = (name: "deliverTo" | "giftCard" | "pickUpAt" | "yourAddress") =>
    screen.queryByText(t(`checkout.confirmation.${name}`))?.nextElementSibling?.textContent ?? null;
  return { t, tell };
}

describe("the confirmation", () => {
  it("shows the delivery address [3.40]", async () => {
    const { tell } = await openConfirmation({});
    expect(tell("deliverTo")).toBe("Anna Ek\nStorgatan 1\n252\u00A020 Helsingborg\nSverige");
    expect([tell("pickUpAt"), tell("giftCard")]).toEqual([null, null]);
  });

  it("shows the service point, and labels the delivery address as the shopper's own [3.51]", async () => {
    const { tell } = await openConfirmation({ servicePoint });
    expect(tell("pickUpAt")).toBe("ICA Kvantum\nStorgatan 9\n252\u00A021 Helsingborg");
    expect(tell("yourAddress")).toContain("Storgatan 1");
    expect(tell("deliverTo")).toBeNull();
  });

  it.each([
    ["not_needed", "Vi skickar den 9 december."],
    ["approved", "Vi skickar den 9 december."],
    ["awaiting", "Vi skickar den tidigast 9 december."],
    ["refused", null],
  ] as const)(
    "shows the day of dispatch of an order whose approval is %s: %s [3.51] [4.30]",
    async (approval, text) => {
      const option = {
        id: "s1",
        carrier: "ups",
        carrierName: "UPS",
        name: "UPS Standard",
        amount: { net: 0, vat: 0, total: 0 },
        freeAbove: null,
        workingDays: { min: 1, max: 2 },
        estimatedShipDate: "2026-12-09",
        servicePoint: false,
      };
      await openConfirmation({ approval, shippingOptions: [option], shippingOptionId: "s1" });
      const shown = screen.getByText(/UPS Standard/).closest("dd")?.textContent ?? "";
      expect(shown).not.toContain("UPS – UPS");
      expect(/Vi skickar.*/.exec(shown)?.[0] ?? null).toBe(text);
    },
  );

  it("shows where a gift card's code is sent, and no delivery for an order of gift cards", async () => {
    const line = { ...fakeLine, physical: false, giftCard: { currency: "SEK" as const, value: 50_000 } };
    const { t, tell } = await openConfirmation({ lines: [line] });
    expect(tell("giftCard")).toBe(t("checkout.confirmation.giftCardText", { email: "anna@example.com" }));
    expect(tell("deliverTo")).toBeNull();
  });

  it("shows a member the points that the order earns [1.5] [6.7]", async () => {
    const { t } = await openConfirmation({ earns: 1800 }, signInAs());
    screen.getByText(t("checkout.points.earned", { count: 18 }));
    expect(screen.queryByRole("heading", { name: t("checkout.points.joinTitle") })).toBeNull();
  });

  it("offers the club to a guest, and nothing to a company [6.7]", async () => {
    const guest = await openConfirmation({});
    screen.getByRole("heading", { name: guest.t("checkout.points.joinTitle") });
    expect(screen.getByRole("link", { name: guest.t("points.join") }).getAttribute("href")).toBe(
      "/account/addclub",
    );
    cleanup();
    const company = await openConfirmation({ company: true });
    expect(screen.queryByRole("heading", { name: company.t("checkout.points.joinTitle") })).toBeNull();
  });
});
