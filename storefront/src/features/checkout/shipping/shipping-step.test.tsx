// @vitest-environment jsdom
import type { Checkout } from "@spolverk/bff/contract";
import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { fakeCheckout } from "../../../testing/fake-shop-api.ts";
import { renderWithApp } from "../../../testing/render-with-app.tsx";
import { ShippingStep } from "./shipping-step.tsx";

const option: Checkout["shippingOptions"][number] = {
  id: "s1",
  carrier: "postnord",
  carrierName: "PostNord",
  name: "Till dörren",
  amount: { net: 4000, vat: 1000, total: 5000 },
  freeAbove: null,
  workingDays: { min: 1, max: 2 },
  estimatedShipDate: "2026-11-27",
  servicePoint: false,
};

async function openStep(noteToCarrier: string) {
  const checkout = { ...fakeCheckout, shippingOptions: [option], shippingOptionId: option.id, noteToCarrier };
  const onDone = vi.fn<(checkout: Checkout) => void>();
  const page = await renderWithApp(<ShippingStep checkout={checkout} onDone={onDone} />, {
    answer: () => Response.json(checkout),
  });
  const note = () =>
    screen.getByLabelText<HTMLInputElement>(new RegExp(page.t("checkout.shipping.noteToCarrier")));
  const submit = () => page.user.click(screen.getByRole("button", { name: page.t("checkout.continue") }));
  return { ...page, note, submit, onDone };
}

it("the note to the carrier is a draft until it is sent; afterwards the field shows the checkout's note", async () => {
  const first = await openStep("");
  await first.user.type(first.note(), "Koden är 12");
  first.unmount();
  const again = await openStep("");
  await waitFor(() => expect(again.note().value).toBe("Koden är 12"));
  await again.submit();
  await waitFor(() => expect(again.onDone).toHaveBeenCalledOnce());
  again.unmount();
  const back = await openStep("Ring på");
  expect(back.note().value).toBe("Ring på");
});
