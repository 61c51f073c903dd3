import { CardElement, Elements, useElements, useStripe } from "@stripe/react-stripe-js";
import type { Stripe, StripeElementLocale } from "@stripe/stripe-js";
import { useRouteContext } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadStripe as loadFromStripe } from "@stripe/stripe-js/pure";
import { Notice } from "../../../ui/notice.tsx";
import { inputClass } from "../../../ui/field.tsx";
import { toCardProblem } from "./to-card-problem.ts";
import { loadScript } from "./load-script.ts";

const stripesOwn = "https://js.stripe.com";

/**
 * Loads Stripe's script for the card form. If an emulator is configured, its script is loaded first: Stripe's loader
 * then uses the emulator's global object and does not call Stripe.
 *
 * @returns null when the script failed to load
 */
async function loadStripe(scriptUrl: string | null, publishableKey: string): Promise<Stripe | null> {
  try {
    if (scriptUrl !== null && scriptUrl !== stripesOwn) await loadScript(`${scriptUrl}/v3/`);
    return await loadFromStripe(publishableKey);
  } catch {
    return null;
  }
}

/**
 * Pays with the card in the form. Resolves to null on success, or to why the payment failed, in the page's language.
 */
export type ConfirmCard = (clientSecret: string) => Promise<string | null>;

type CardFormProps = {
  publishableKey: string;
  /** Called with the pay function once the form is ready, and with null when it is unmounted. */
  onReady: (confirm: ConfirmCard | null) => void;
};

/** Stripe's card form, in an iframe of Stripe's: the card's number never reaches the shop. */
export function CardForm({ publishableKey, onReady }: CardFormProps) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const [stripe, setStripe] = useState<Stripe | null>(null);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const loaded = await loadStripe(shop.externalServices.stripeJsUrl, publishableKey);
      if (!isWanted) return;
      setStripe(loaded);
      setMissing(loaded === null);
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [shop.externalServices.stripeJsUrl, publishableKey]);

  if (isMissing) return <Notice look="error">{t("checkout.payment.cardMissing")}</Notice>;
  if (stripe === null) return <p className="text-soft">{t("checkout.payment.cardLoading")}</p>;
  // Stripe uses the same codes for the shop's languages, Norwegian included.
  const locale: StripeElementLocale = shop.language;
  return (
    <Elements key={publishableKey} options={{ locale }} stripe={stripe}>
      <CardField onReady={onReady} />
    </Elements>
  );
}

function CardField({ onReady }: Pick<CardFormProps, "onReady">) {
  const { t } = useTranslation();
  const stripe = useStripe();
  const elements = useElements();
  // Stripe's iframe cannot read the page's colors, so the form passes it the text color.
  const [color] = useState(() => getComputedStyle(document.body).color);

  useEffect(() => {
    if (stripe === null || elements === null) return;
    onReady(async (clientSecret) => {
      const card = elements.getElement(CardElement);
      if (card === null) return t("checkout.payment.cardMissing");
      const { error } = await stripe.confirmCardPayment(clientSecret, { payment_method: { card } });
      if (!error) return null;
      const problem = toCardProblem(error);
      return problem ? t(`checkout.payment.cardProblem.${problem}`) : t("checkout.payment.failed");
    });
    return () => onReady(null);
  }, [stripe, elements, onReady, t]);

  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">{t("checkout.payment.card")}</legend>
      <div className={`${inputClass} focus-within:outline-2 focus-within:outline-accent`}>
        <CardElement options={{ hidePostalCode: true, style: { base: { color, fontSize: "16px" } } }} />
      </div>
    </fieldset>
  );
}
