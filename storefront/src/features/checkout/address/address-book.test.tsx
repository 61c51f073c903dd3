// @vitest-environment jsdom
import type { BookedAddress, Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { signInAs } from "../../../testing/sign-in-as.ts";
import { AddressStep } from "./address-step.tsx";

const countries = [
  { value: "DE", label: "Tyskland" },
  { value: "SE", label: "Sverige" },
];
const lund: BookedAddress = {
  addressId: "a1",
  firstName: "Kim",
  lastName: "Ek",
  company: "",
  addressLine1: "Stora Södergatan 1",
  addressLine2: "",
  zip: "222 23",
  city: "Lund",
  state: "",
  country: "SE",
  cellNumber: "+46701234567",
  isBilling: true,
  isShipping: true,
};
const berlin: BookedAddress = {
  ...lund,
  addressId: "a2",
  addressLine1: "Hauptstraße 5",
  zip: "10115",
  city: "Berlin",
  country: "DE",
};
const session = signInAs();

async function openStep({ addresses = [lund, berlin], changes = {}, isSaved = true } = {}) {
  const checkout: Checkout = { ...fakeCheckout, accountId: "account-1", ...changes };
  const onDone = vi.fn<(checkout: Checkout) => void>();
  const step = <AddressStep checkout={checkout} countries={countries} onDone={onDone} sellerCountry="SE" />;
  const page = await renderWithApp(step, {
    session,
    answer: (_, path) => {
      if (path === "/account/account-1/saveAddress" && !isSaved)
        return toRefusal(409, "too_many_addresses", "Fullt");
      return Response.json(path.startsWith("/account/") ? { ...session.account, addresses } : checkout);
    },
  });
  const submit = () => page.user.click(screen.getByRole("button", { name: page.t("checkout.continue") }));
  const value = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value;
  const sent = (path: string) => page.calls.filter((call) => call.path.endsWith(path));
  return { ...page, onDone, submit, value, sent };
}

describe("the address book of the checkout", () => {
  it("fills in a chosen address and reprices for its country [7.12]", async () => {
    const { t, user, value, sent } = await openStep();
    const book = await screen.findByLabelText(t("checkout.address.book"));
    expect(book.textContent).toContain("Berlin, Tyskland");
    await user.selectOptions(book, "a2");
    expect(["billing-firstName", "billing-zip", "billing-city", "billing-country"].map(value)).toEqual([
      "Kim",
      "10115",
      "Berlin",
      "DE",
    ]);
    await waitFor(() => expect(sent("/country")).toMatchObject([{ body: { country: "DE" } }]));
  });

  it("saves a new address once the API has accepted it for the order", async () => {
    const { t, user, submit, sent, onDone } = await openStep({ addresses: [] });
    await user.type(screen.getByLabelText(t("checkout.address.city")), "Malmö");
    await user.click(screen.getByLabelText(t("checkout.address.saveAddress")));
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent("/saveAddress")).toMatchObject([{ body: { addressId: null, city: "Malmö", country: "SE" } }]);
  });

  it("does not stop an order whose address could not be saved", async () => {
    const { t, user, submit, onDone } = await openStep({ addresses: [], isSaved: false });
    await user.click(screen.getByLabelText(t("checkout.address.saveAddress")));
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  });

  it("does not offer to save an address that the book contains already", async () => {
    const { cellNumber, addressId: _id, isBilling: _b, isShipping: _s, ...place } = lund;
    const invoice = {
      organizationNumber: "",
      vatNumber: "",
      glnOrPeppolId: "",
      referenceCode: "",
      invoiceNotes: "",
      invoiceEmail: "",
    };
    const { t, value } = await openStep({
      changes: { billing: { ...place, ...invoice, cellNumber } },
    });
    await waitFor(() => expect(value("billing-book")).toBe("a1"));
    expect(screen.queryByLabelText(t("checkout.address.saveAddress"))).toBeNull();
  });

  it("does not appear for a guest", async () => {
    const { t, calls } = await openStep({ changes: { accountId: null } });
    expect(screen.queryByLabelText(t("checkout.address.book"))).toBeNull();
    expect(screen.queryByLabelText(t("checkout.address.saveAddress"))).toBeNull();
    expect(calls).toEqual([]);
  });
});
