import type { Checkout } from "@spolverk/bff/contract";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Changing } from "../../../ui/changing.tsx";
import { BusyButton } from "../../../ui/busy-button.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { SafeForm } from "../../../ui/safe-form.tsx";
import { toPriceTexts } from "../steps/to-price-texts.ts";
import { useCheckoutCall } from "../steps/use-checkout-call.ts";
import { useTransferFocus } from "../steps/use-transfer-focus.ts";

const codeFieldId = "coupon-code";

/**
 * The coupon of a checkout. A question opens the form; an applied coupon shows the saved amount and can be removed
 * [7.12].
 */
export function CouponForm({ checkout }: { checkout: Checkout }) {
  const { t } = useTranslation();
  const { isBusy, problem, run, setProblem } = useCheckoutCall(checkout.id);
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState("");
  const [said, setSaid] = useState("");
  const summary = useRef<HTMLElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const { coupon, totals } = checkout;

  // The shopper may have opened the question before hydration.
  const question = useRef<HTMLDetailsElement>(null);
  useEffect(() => setOpen(question.current?.open ?? false), []);
  const transferFocus = useTransferFocus(coupon !== null, () => removal.current ?? summary.current);

  /** Clears the message, which is about the last code and not about the one being typed. */
  function type(typed: string): void {
    setCode(typed);
    setSaid("");
    setProblem(null);
  }

  async function save(wanted: string | null): Promise<void> {
    if (isBusy) return;
    setSaid("");
    transferFocus(true);
    const params = { id: checkout.id };
    const reply = await run((api) => api("POST /checkout/{id}/coupon", { params, body: { code: wanted } }));
    if (!reply) {
      transferFocus(false);
      document.getElementById(codeFieldId)?.focus();
      return;
    }
    setCode("");
    setOpen(false);
    setSaid(
      reply.coupon ? t("checkout.coupon.applied", { code: reply.coupon.code }) : t("checkout.coupon.removed"),
    );
  }

  return (
    <div className="mt-4">
      <output className="sr-only">{said}</output>
      {coupon && problem && (
        <p className="mb-2 text-sm font-medium text-sale" role="alert">
          {problem.message}
        </p>
      )}
      {coupon ? (
        <div className="flex items-center gap-3 rounded-xl bg-accent-soft py-1 pr-1 pl-4">
          <Icon className="size-5 text-accent" name="check" />
          <p className="min-w-0 grow text-sm">
            <strong className="break-words">{coupon.code}</strong>{" "}
            {totals.coupon.total > 0 ? (
              <Changing>{toPriceTexts(checkout, t).toAmount(totals.coupon, -1)}</Changing>
            ) : (
              coupon.kind === "freeShipping" && <Changing>{t("checkout.coupon.free")}</Changing>
            )}
          </p>
          <button
            aria-label={t("checkout.coupon.remove", { code: coupon.code })}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-black/5"
            onClick={() => void save(null)}
            ref={removal}
            type="button"
          >
            <Icon className="size-5" name="close" />
          </button>
        </div>
      ) : (
        <details
          className="group rounded-xl border border-line"
          onToggle={(event) => setOpen(event.currentTarget.open)}
          open={isOpen}
          ref={question}
        >
          <summary
            className="flex min-h-11 list-none items-center justify-between gap-4 px-4 text-sm font-semibold [&::-webkit-details-marker]:hidden"
            ref={summary}
          >
            {t("checkout.coupon.ask")}
            <Icon className="size-4 transition-transform group-open:rotate-180" name="chevronDown" />
          </summary>
          {isOpen && (
            <SafeForm className="px-4 pb-4" onSubmit={() => void save(code)}>
              <TextField
                autoCapitalize="characters"
                autoComplete="off"
                error={problem?.code === "invalid_request" ? problem.fields.code : problem?.message}
                id={codeFieldId}
                label={t("checkout.coupon.code")}
                maxLength={60}
                onChange={type}
                spellCheck={false}
                value={code}
              />
              <BusyButton
                busy={isBusy}
                busyLabel={t("checkout.coupon.applying")}
                className="mt-3 w-full"
                look="secondary"
                size="small"
                type="submit"
              >
                {t("checkout.coupon.apply")}
              </BusyButton>
            </SafeForm>
          )}
        </details>
      )}
    </div>
  );
}
