import type { Account, AccountDetail } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { formatFullDate } from "../../i18n/format-date.ts";

type Agreement = AccountDetail["contract"][number];
type ContractPricesProps = { contract: readonly Agreement[]; kind: Account["kind"] };

/** The agreed prices: the product or all products, the percentage off the list price, and the period [3.3]. */
export function ContractPrices({ contract, kind }: ContractPricesProps) {
  const { t } = useTranslation();
  if (contract.length === 0) {
    return <p className="text-soft">{t(`account.contract.none.${kind}`)}</p>;
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {contract.map((agreement) => (
          <li
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3"
            key={`${agreement.productId} ${agreement.validFrom ?? ""} ${agreement.validTo ?? ""}`}
          >
            <span>
              <span className="font-semibold">
                {agreement.productId === "All" ? t("account.contract.all") : agreement.productName}
              </span>
              <Validity agreement={agreement} />
            </span>
            <span className="font-semibold whitespace-nowrap text-accent">
              {t("account.contract.off", { percent: agreement.discountPercentage })}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">{t("account.contract.hint")}</p>
    </>
  );
}

function Validity({ agreement: { validFrom, validTo } }: { agreement: Agreement }) {
  const { t, i18n } = useTranslation();
  const from = validFrom && formatFullDate(validFrom, i18n.language);
  const to = validTo && formatFullDate(validTo, i18n.language);
  const text =
    from && to
      ? t("account.contract.between", { from, to })
      : from
        ? t("account.contract.from", { from })
        : to
          ? t("account.contract.to", { to })
          : t("account.contract.always");
  return <span className="block text-sm text-soft">{text}</span>;
}
