import type { Checkout } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SafeForm } from "../../../ui/safe-form.tsx";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useTransferFocus } from "../steps/use-transfer-focus.ts";

/**
 * A gift card as part of the payment, collapsed until the shopper opens it. Its code is worth money, so it is never
 * stored: only the field holds it.
 */
export function GiftCard({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const { isBusy, problem, run } = useCheckoutCall(checkout.id);
  const [code, setCode] = useState("");
  const params = { id: checkout.id };
  const removal = useRef<HTMLButtonElement>(null);
  const summary = useRef<HTMLElement>(null);
  const transferFocus = useTransferFocus(
    checkout.giftCard !== null,
    () => removal.current ?? summary.current,
  );

  async function enter(entered: string | null): Promise<void> {
    if (isBusy) return;
    const body = { code: entered };
    transferFocus(true);
    const reply = await run((api) => api("POST /checkout/{id}/giftCard", { params, body }));
    if (reply) setCode("");
    else transferFocus(false);
  }

  // A problem of the card is the reply's message. A problem of the field, such as an empty code, is the field's
  // message.
  const isAboutCard = problem?.code.startsWith("gift_card_");
  const error = isAboutCard ? problem?.message : (problem?.fields.code ?? problem?.message);

  if (checkout.giftCard) {
    return (
      <Applied checkout={checkout} giftCard={checkout.giftCard}>
        {error && (
          <p className="mt-2 text-sm font-medium text-sale" role="alert">
            {error}
          </p>
        )}
        <button
          aria-busy={isBusy}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline"
          onClick={() => void enter(null)}
          ref={removal}
          type="button"
        >
          {t("checkout.giftCard.remove")}
        </button>
      </Applied>
    );
  }
  return (
    <details className="group mb-6 rounded-card border border-line px-5">
      <summary
        className="flex min-h-12 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden"
        ref={summary}
      >
        {t("checkout.giftCard.open")}
        <Icon className="size-4 transition-transform group-open:rotate-180" name="chevronDown" />
      </summary>
      <SafeForm className="pt-2 pb-5" onSubmit={() => void enter(code)}>
        <TextField
          autoCapitalize="characters"
          autoComplete="off"
          error={error}
          hint={t("checkout.giftCard.hint")}
          id="code"
          label={t("checkout.giftCard.label")}
          maxLength={100}
          name="gift-card-code"
          onChange={setCode}
          spellCheck={false}
          value={code}
        />
        <BusyButton
          busy={isBusy}
          busyLabel={t("checkout.saving")}
          className="mt-4"
          look="secondary"
          type="submit"
        >
          {t("checkout.giftCard.use")}
        </BusyButton>
      </SafeForm>
    </details>
  );
}

type AppliedProps = {
  checkout: Checkout;
  giftCard: NonNullable<Checkout["giftCard"]>;
  children: ReactNode;
};

function Applied({ checkout, giftCard, children }: AppliedProps) {
  const { t } = useTranslation();
  const format = (minor: number) => formatPrice(minor, checkout.currency, true);
  return (
    <section className="mb-6 rounded-card bg-sunken p-5">
      <p className="flex justify-between gap-4 font-semibold">
        <span>{t("checkout.giftCard.applied", { last: giftCard.lastCharacters })}</span>
        <span className="whitespace-nowrap">{format(-checkout.totals.giftCard)}</span>
      </p>
      <output className="mt-1 block text-sm text-soft">
        {checkout.totals.toPay === 0
          ? t("checkout.giftCard.paysAll")
          : t("checkout.giftCard.balance", { amount: format(giftCard.balance) })}
      </output>
      {children}
    </section>
  );
}
