import { toIntlLocale } from "@spolverk/domain";
import { Link, useRouteContext } from "@tanstack/react-router";
import { Trans, useTranslation } from "react-i18next";

/**
 * The site's payment methods, carriers and delivery countries, which directive 2011/83/EU, article 8(3), demands before
 * the checkout begins.
 */
export function BuyingTerms({ isShipped }: { isShipped: boolean }) {
  const { t, i18n } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const carriers = new Intl.ListFormat(toIntlLocale(i18n.language), { type: "disjunction" }).format(
    shop.ownCarrierMarks.map(({ name }) => name),
  );
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-4 text-sm text-soft">
      <div>
        <h3 className="mb-2 text-sm font-normal tracking-normal">{t("cart.payWith")}</h3>
        <ul className="flex flex-wrap gap-2">
          {shop.ownPaymentMarks.map(({ id, name }) => (
            <li key={id}>
              <svg aria-label={name} className="block" height="24" role="img" width="54">
                <use href={`/media/marks.svg#${id}`} />
              </svg>
            </li>
          ))}
        </ul>
      </div>
      {isShipped && (
        <p>
          <Trans
            components={{
              shipping: <Link className="underline underline-offset-3 hover:text-ink" to="/shipping" />,
            }}
            i18nKey="cart.deliveredBy"
            values={{ carriers }}
          />
        </p>
      )}
    </div>
  );
}
