import type { Order } from "@spolverk/bff/contract";
import { useTranslation } from "react-i18next";
import { toAddressLines } from "../../entities/address/to-address-lines.ts";
import { Panel } from "../../ui/panel.tsx";

/** The destination, the payer and the payment method of an order. */
export function OrderFacts({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const { billing, shipping, shippingOption, paymentMethod, email } = order;
  const facts = [
    { name: t("checkout.address.billing"), lines: toAddressLines(billing, i18n.language) },
    ...(shippingOption
      ? [
          {
            name: t("checkout.address.shipping"),
            lines: toAddressLines(shipping ?? billing, i18n.language),
          },
          {
            name: t("checkout.steps.shipping"),
            lines: [shippingOption.name, shippingOption.servicePoint ?? ""],
          },
        ]
      : []),
    {
      name: t("checkout.confirmation.payBy"),
      lines: [t(`checkout.payment.methods.${paymentMethod}`), billing.referenceCode],
    },
    { name: t("checkout.account.email"), lines: [email] },
  ];
  return (
    <Panel title={t("account.order.facts")}>
      <dl className="grid gap-6 sm:grid-cols-2">
        {facts.map(({ name, lines }) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
            <dd className="mt-1 break-words whitespace-pre-line text-soft">
              {lines.filter((line) => line !== "").join("\n")}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
