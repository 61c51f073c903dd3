import type { Shop } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { toLabelled } from "../../i18n/to-labelled.ts";
import { ChooserLegend } from "./chooser-legend.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import type { ChoiceSearch } from "./read-choice-search.ts";
import { resolveVariationOptions, type VariationOption } from "./resolve-variation-options.ts";

type VariationChooserProps = {
  product: ShownProduct;
  chosen: ShownVariation;
  /** The choice that led to this page. */
  choice: ChoiceSearch;
  shop: Pick<Shop, "noBackOrder">;
};

/** The variations by their attributes. Each value links to a variation's own address. */
export function VariationChooser({ product, chosen, choice, shop }: VariationChooserProps) {
  const { t } = useTranslation();
  const { currency } = usePricing();
  const attributes = resolveVariationOptions(product, chosen, currency, shop);
  return (
    <div className="grid gap-6 print:hidden">
      {attributes.map(({ name, chosenText, options }) => (
        <section aria-label={t("product.choose", { attribute: t(`attribute.${name}`) })} key={name}>
          <h2 className="mb-2.5 text-sm tracking-normal">
            {toLabelled(t, t(`attribute.${name}`), "")}
            <span className="font-normal text-soft">{chosenText}</span>
          </h2>
          <ul className="flex flex-wrap gap-2">
            {options.map((option) => (
              <li key={option.value}>
                <Link
                  activeOptions={{ exact: true }}
                  aria-current={option.isChosen ? "true" : undefined}
                  aria-label={describe(option, t)}
                  className={option.hex ? swatch(option) : pill(option)}
                  params={{ productName: product.slug, _splat: option.slug }}
                  rel={option.isCombined ? undefined : "nofollow"}
                  resetScroll={false}
                  search={option.search}
                  title={describe(option, t)}
                  to="/product/$productName/$"
                >
                  {option.hex ? <Swatch hex={option.hex} isCrossed={option.stock === "out"} /> : option.text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <ChangedNotice choice={choice} product={product} shown={chosen} />
      <ChooserLegend options={attributes.flatMap(({ options }) => options)} />
    </div>
  );
}

function describe({ text, isCombined, stock }: VariationOption, t: TFunction): string {
  if (!isCombined) return `${text}, ${t("product.notCombined")}`;
  if (stock === "out") return `${text}, ${t("product.soldOut")}`;
  return stock === "backOrder" ? `${text}, ${t("chooser.backOrder")}` : text;
}

function pill({ isCombined, stock }: VariationOption): string {
  const look = isCombined ? "" : "is-not-combined";
  return `choice-pill ${look} ${stock === "out" ? "line-through decoration-soft" : ""}`;
}

function swatch({ isCombined }: VariationOption): string {
  return `choice-swatch ${isCombined ? "" : "is-not-combined"}`;
}

function Swatch({ hex, isCrossed }: { hex: string; isCrossed: boolean }) {
  return (
    <span className="choice-color" style={{ backgroundColor: hex }}>
      {isCrossed && (
        <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="0 0 32 32">
          <path d="M4 28 28 4" stroke="#fff" strokeWidth="4" />
          <path d="M4 28 28 4" stroke="#222" strokeWidth="1.75" />
        </svg>
      )}
    </span>
  );
}
