// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { fakeCheckout, fakeLine } from "../../../testing/fake-shop-api.ts";
import { renderWithApp, toRefusal } from "../../../testing/render-with-app.tsx";
import { AddressStep } from "./address-step.tsx";
import { toAddressValues } from "./to-address-values.ts";

const countries = [
  { value: "DE", label: "Tyskland" },
  { value: "SE", label: "Sverige" },
  { value: "US", label: "USA" },
];
const required = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [`body.billing.${name}`, "Obligatorisk"]));

async function openStep(
  changes: Partial<Checkout>,
  answer: (path: string) => Response = () => Response.json({ ...fakeCheckout, ...changes }),
) {
  const onDone = vi.fn<(checkout: Checkout) => void>();
  const step = (
    <AddressStep
      checkout={{ ...fakeCheckout, ...changes }}
      countries={countries}
      onDone={onDone}
      sellerCountry="SE"
    />
  );
  const page = await renderWithApp(step, { answer: (_, path) => answer(path) });
  const submit = () => page.user.click(screen.getByRole("button", { name: page.t("checkout.continue") }));
  const field = (id: string) => {
    const found = document.getElementById(id);
    if (!found) throw new Error(`No field ${id}`);
    return found as HTMLInputElement;
  };
  const sent = () => page.calls.map(({ path, body }) => [path.replace("/checkout/c1/", ""), body]);
  return { ...page, onDone, submit, field, sent };
}

describe("the address step", () => {
  it("reports all problems at once, in a focused summary and beside the fields, and keeps everything typed [5.2]", async () => {
    const wrong = [
      "company",
      "firstName",
      "lastName",
      "addressLine1",
      "zip",
      "cellNumber",
      "organizationNumber",
    ];
    const { user, t, submit, field, onDone } = await openStep({ country: "DE", company: true }, () =>
      toRefusal(400, "invalid_request", "Fel", {
        ...required(wrong),
        "body.billing.vatNumber": "Fel nummer",
      }),
    );
    await user.type(field("billing-city"), "Berlin");
    await user.type(field("billing-vatNumber"), "DE1");
    await submit();
    const summary = await screen.findByRole("alert");
    expect(document.activeElement).toBe(summary);
    for (const name of [...wrong, "vatNumber"]) {
      expect(field(`billing-${name}`).getAttribute("aria-invalid"), name).toBe("true");
      expect(field(`billing-${name}`).getAttribute("aria-describedby")).toBe(`billing-${name}-error`);
    }
    expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(8);
    await user.click(within(summary).getByRole("link", { name: new RegExp(t("checkout.address.zip")) }));
    expect(document.activeElement).toBe(field("billing-zip"));
    expect(field("billing-city").value).toBe("Berlin");
    expect(field("billing-vatNumber").value).toBe("DE1");
    expect(onDone).not.toHaveBeenCalled();
  });

  it("keeps a text that is too long and states the limit beside its field until the text fits", async () => {
    const { user, t, field } = await openStep({});
    const name = "Wolfeschlegelsteinhausenbergerdorff".repeat(2);
    await user.click(field("billing-lastName"));
    await user.paste(name);
    expect(field("billing-lastName").value).toBe(name);
    const problem = t("validation.tooLong", { max: 60 });
    expect(document.getElementById("billing-lastName-error")?.textContent).toBe(problem);
    expect(field("billing-lastName").getAttribute("aria-invalid")).toBe("true");
    await user.clear(field("billing-lastName"));
    expect(document.getElementById("billing-lastName-error")).toBeNull();
  });

  it("requires a first or a last name, but not both [3.38]", async () => {
    const { field } = await openStep({});
    expect(field("billing-firstName").required).toBe(false);
    expect(field("billing-lastName").required).toBe(false);
    expect(field("billing-addressLine1").required).toBe(true);
  });

  it("restores what was typed after a reload or a step back [4.35]", async () => {
    const first = await openStep({});
    await first.user.type(first.field("billing-city"), "Lund");
    first.unmount();
    const { field } = await openStep({});
    await waitFor(() => expect(field("billing-city").value).toBe("Lund"));
  });

  it("shows an address that was sent before as the checkout stores it, including another tab's changes", async () => {
    const { billing } = toAddressValues(fakeCheckout);
    const first = await openStep({});
    await first.user.type(first.field("billing-city"), "Lund");
    await first.user.click(first.field("same-address"));
    await first.user.type(first.field("shipping-city"), "Ystad");
    await first.submit();
    await waitFor(() => expect(first.onDone).toHaveBeenCalledOnce());
    expect(first.field("billing-city").value).toBe("Lund");
    first.unmount();
    const { field } = await openStep({ billing: { ...billing, city: "Umeå" } });
    expect(field("billing-city").value).toBe("Umeå");
    expect(field("same-address").checked).toBe(true);
  });

  it("does not carry what was typed into another checkout", async () => {
    const first = await openStep({});
    await first.user.type(first.field("billing-city"), "Lund");
    first.unmount();
    const { field } = await openStep({ id: "c2" });
    expect(field("billing-city").value).toBe("");
  });

  it("asks a person in the United States for the state and sends its short form [3.38] [3.40]", async () => {
    const { user, submit, field, sent, onDone } = await openStep({ country: "US" });
    const typed = {
      firstName: "Kim",
      lastName: "Weber",
      addressLine1: "500 Market Street",
      addressLine2: "Floor 2",
      zip: "94105",
      city: "San Francisco",
      cellNumber: "(415) 555-2671",
    };
    for (const [name, value] of Object.entries(typed)) await user.type(field(`billing-${name}`), value);
    await user.selectOptions(field("billing-state"), "CA");
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent()).toEqual([
      [
        "address",
        { billing: expect.objectContaining({ ...typed, state: "CA", country: "US" }), shipping: null },
      ],
    ]);
  });

  it("accepts a company in another EU country without a VAT number, and asks for the VAT number before the address [3.39]", async () => {
    const { user, submit, field, sent, onDone } = await openStep({ country: "DE", company: true });
    expect(field("billing-vatNumber").required).toBe(true);
    await user.click(field("no-vat-number"));
    expect(document.getElementById("billing-vatNumber")).toBeNull();
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(sent().map(([path]) => path)).toEqual(["noVatNumber", "address"]);
    expect(sent()[0]?.[1]).toEqual({ noVatNumber: true });
  });

  it("asks a company, and no person, for the details of its invoice [3.41]", async () => {
    const names = ["organizationNumber", "glnOrPeppolId", "referenceCode", "invoiceEmail", "invoiceNotes"];
    const company = await openStep({ company: true });
    for (const name of names) expect(company.field(`billing-${name}`)).toBeTruthy();
    expect(document.getElementById("no-vat-number")).toBeNull();
    company.unmount();
    await openStep({});
    for (const name of names) expect(document.getElementById(`billing-${name}`)).toBeNull();
  });

  it("reprices at once when the country of delivery changes, and accepts a separate delivery address [3.42] [9.2]", async () => {
    const { user, field, sent } = await openStep({});
    await user.selectOptions(field("billing-country"), "DE");
    await waitFor(() => expect(sent()).toEqual([["country", { country: "DE" }]]));
    await user.click(field("same-address"));
    await user.selectOptions(field("shipping-country"), "US");
    await waitFor(() => expect(sent().at(-1)).toEqual(["country", { country: "US" }]));
    expect(field("shipping-state")).toBeTruthy();
  });

  it("asks a private individual for only a name, and a company for its address, when the order is sent by email [3.10]", async () => {
    const giftCard = { ...fakeLine, physical: false };
    const nameOnly = await openStep({ country: "SE", lines: [giftCard] });
    screen.getByRole("heading", { name: nameOnly.t("checkout.address.yourName") });
    expect(document.getElementById("billing-addressLine1")).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await nameOnly.user.type(nameOnly.field("billing-firstName"), "Anna");
    await nameOnly.user.type(nameOnly.field("billing-lastName"), "Ek");
    await nameOnly.submit();
    await waitFor(() => expect(nameOnly.onDone).toHaveBeenCalled());
    const billing = { firstName: "Anna", lastName: "Ek", country: "SE" };
    expect(nameOnly.sent()).toEqual([["address", { billing, shipping: null }]]);

    nameOnly.unmount();
    const ofCompany = await openStep({ country: "SE", lines: [giftCard], company: true });
    expect(ofCompany.field("billing-addressLine1").required).toBe(true);
  });
});
