import { resolveGiftCardTerm } from "@spolverk/domain";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** The minimum validity of a gift card of this site. */
export function GiftCardTerm() {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { defaultCountry: country } = shop.site;
  const term = resolveGiftCardTerm({ country, state: "" });
  if (term === null) return null;
  const { years, toYearEnd } = term;
  return (
    <p className="text-sm text-soft">
      {[
        t(toYearEnd ? "giftCardTerm.toYearEnd" : "giftCardTerm.toDay", { years }),
        ...(country === "US" ? [t("giftCardTerm.someStates")] : []),
      ].join(" ")}
    </p>
  );
}
