import type { Order } from "@spolverk/bff/contract";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { storeDraft } from "../../browser/use-form-draft.ts";
import { toOrderSearch } from "../../features/withdrawal/to-order-search.ts";
import { toWithdrawalDraft } from "../../features/withdrawal/to-withdrawal-draft.ts";
import { buttonClass } from "../../ui/button-class.ts";

/** The way to withdraw from an order as long as its period runs, with the statement filled in. */
export function WithdrawLink({ order: { number, email, billing, canWithdraw } }: { order: Order }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  if (!canWithdraw || !shop.site.legal.withdrawalFunction) return null;
  // The order may have been placed with another address than the account's; no address has one in it.
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
