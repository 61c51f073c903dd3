import type { VariationSummary } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { ShownProduct } from "../../api/card.ts";
import { usePricing } from "../../entities/catalogue/use-pricing.ts";
import { toLabelled } from "../../i18n/to-labelled.ts";
import { resolveVariationOptions, type VariationOption } from "./resolve-variation-options.ts";

type VariationChooserProps = { product: ShownProduct; chosen: VariationSummary };

/** The variations by their attributes. Each value is a link to a variation's own address. */
export function VariationChooser({ product, chosen }: VariationChooserProps) {
  const { t } = useTranslation();
  const { currency } = usePricing();
  const describe = (option: VariationOption) => {
    if (!option.isCombined) return `${option.text}, ${t("product.notCombined")}`;
    return option.isSoldOut ? `${option.text}, ${t("product.soldOut")}` : option.text;
  };
  return (
    <div className="grid gap-6 print:hidden">
      {resolveVariationOptions(product, chosen, currency).map((choice) => (
        <section
          aria-label={t("product.choose", { attribute: t(`attribute.${choice.name}`) })}
          key={choice.name}
        >
          <h2 className="mb-2.5 text-sm tracking-normal">
            {toLabelled(t, t(`attribute.${choice.name}`), "")}
            <span className="font-normal text-soft">{choice.chosenText}</span>
          </h2>
          <ul className="flex flex-wrap gap-2">
            {choice.options.map((option) => (
              <li key={option.value}>
                <Link
                  activeOptions={{ exact: true }}
                  aria-current={option.isChosen ? "true" : undefined}
                  aria-label={describe(option)}
                  className={option.hex ? swatch(option) : pill(option)}
                  params={{ productName: product.slug, _splat: option.slug }}
                  resetScroll={false}
                  title={describe(option)}
                  to="/product/$productName/$"
                >
                  {option.hex ? (
                    <Swatch hex={option.hex} isCrossed={option.isSoldOut || !option.isCombined} />
                  ) : (
                    option.text
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function pill({ isCombined, isSoldOut }: VariationOption): string {
  const look = isCombined
    ? "border-line bg-surface hover:border-ink"
    : "border-dashed border-strong text-soft hover:border-ink";
  return `grid min-h-11 min-w-14 place-items-center rounded-xl border px-4 font-semibold aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:ring-1 aria-[current]:ring-accent ${look} ${isSoldOut ? "line-through decoration-soft" : ""}`;
}

function swatch({ isCombined }: VariationOption): string {
  return `grid size-11 place-items-center rounded-full border-2 border-transparent hover:border-strong aria-[current]:border-accent ${isCombined ? "" : "opacity-45"}`;
}

function Swatch({ hex, isCrossed }: { hex: string; isCrossed: boolean }) {
  return (
    <span
      className="relative block size-8 overflow-hidden rounded-full ring-1 ring-black/20 ring-inset dark:ring-white/30"
      style={{ backgroundColor: hex }}
    >
      {isCrossed && (
        <svg aria-hidden="true" className="absolute inset-0 size-full" viewBox="0 0 32 32">
          <path d="M4 28 28 4" stroke="#fff" strokeWidth="4" />
          <path d="M4 28 28 4" stroke="#222" strokeWidth="1.75" />
        </svg>
      )}
    </span>
  );
}
