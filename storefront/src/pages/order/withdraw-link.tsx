import type { Order } from "@spolverk/bff/contract";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { storeDraft } from "../../browser/use-form-draft.ts";
import { toOrderSearch } from "../../features/withdrawal/to-order-search.ts";
import { toWithdrawalDraft } from "../../features/withdrawal/to-withdrawal-draft.ts";
import { buttonClass } from "../../ui/button-class.ts";

/** Link to a prefilled withdrawal from an order while the withdrawal period runs. */
export function WithdrawLink({ order: { number, email, billing, canWithdraw } }: { order: Order }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  if (!canWithdraw || !shop.site.legal.withdrawalFunction) return null;
  // The order's email address may differ from the account's. It must not appear in a URL, so that a draft in the
  // browser's storage passes it on.
  const draft = { orderNumber: number, email, name: `${billing.firstName} ${billing.lastName}`.trim() };
  return (
    <Link
      className={buttonClass("outline")}
      onClick={() => storeDraft(toWithdrawalDraft(number), JSON.stringify(draft))}
      search={toOrderSearch(number)}
      to="/withdrawal"
    >
      {t("withdrawal.label")}
    </Link>
  );
}
