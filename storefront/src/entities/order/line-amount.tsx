import type { LineSum } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import { Changing } from "../../ui/changing.tsx";

type LineAmountProps = {
  sum: Pick<LineSum, "amount" | "before" | "saving">;
  /** The account's contract price: the struck price is the list price. */
  isAgreed: boolean;
  format: (minor: number) => string;
};

/** The total of a line of the cart, a checkout or an order, with its price before the discount and the saving. */
export function LineAmount({ sum, isAgreed, format }: LineAmountProps) {
  const { t } = useTranslation();
  if (sum.before === null)
    return <p className="text-right font-bold whitespace-nowrap">{format(sum.amount)}</p>;
  return (
    <p className="text-right whitespace-nowrap">
      <b className="block">{format(sum.amount)}</b>
      <s className="block text-sm text-soft">
        <span className="sr-only">{t(isAgreed ? "price.list" : "price.was")}</span>{" "}
        <Changing>{format(sum.before)}</Changing>
      </s>
      <span className="block text-sm font-medium text-accent">
        {t("price.saved", { amount: format(sum.saving) })}
      </span>
    </p>
  );
}
