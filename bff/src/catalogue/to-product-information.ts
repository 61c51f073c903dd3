import {
  createSafetyTranslate,
  createWarningTranslate,
  type Language,
  type Manufacturer,
  type ProductInformation as Stored,
  type SafetyLanguage,
} from "@spolverk/content";
import { hazardStatements } from "@spolverk/content/product-information";
import type { ProductInformation } from "../contract/product-information.ts";

export type InformationOptions = {
  language: Language;
  /** Additional languages of the warnings on a site. */
  warningLanguages: readonly SafetyLanguage[];
  manufacturers: readonly Manufacturer[];
};

/** A product's mandatory information in a language; the warnings also in the site's other languages. */
export function toProductInformation(
  { manufacturer, information }: { manufacturer: string; information: Stored },
  { language, warningLanguages, manufacturers }: InformationOptions,
): ProductInformation {
  const t = safetyTexts(language);
  const { recycled, disposal, repair } = information;
  return {
    maker: toMaker(manufacturers.find(({ brand }) => brand === manufacturer)),
    warnings: [...new Set<SafetyLanguage>([language, ...warningLanguages])].flatMap((of) =>
      toWarnings(information, of),
    ),
    substances: (information.substances ?? []).map(({ name, cas, part }) => {
      const key = `substance.${cas}` as const;
      const named = t(key);
      return { name: named === key ? name : named, cas, part: t(`part.${part}`) };
    }),
    recycled: recycled
      ? {
          percent: recycled.percent,
          source: t(`recycled.${recycled.source}`),
          part: t(`part.${recycled.part}`),
        }
      : null,
    disposal: disposal ? { kind: disposal, text: t(`disposal.${disposal}`) } : null,
    packaging: listPackaging(information).map(({ part, code }) => ({
      part: t(`packaging.${part}`),
      code,
      material: t(`material.${code}`),
    })),
    customs: information.customs ?? null,
    documents: (information.documents ?? []).map(({ kind, language: of, file }) => ({
      name: t(`document.${kind}`),
      language: of,
      file,
    })),
    guarantee: information.guarantee ?? null,
    updatesUntil: information.updatesUntil ?? null,
    sparePartsYears: information.sparePartsYears ?? null,
    repair: repair ? t(`repair.${repair}`) : null,
  };
}

function toMaker(manufacturer: Manufacturer | undefined): ProductInformation["maker"] {
  if (!manufacturer) return null;
  const { brand: _, ...maker } = manufacturer;
  return maker;
}

function listPackaging({ packaging = {} }: Stored) {
  const parts = Object.keys(packaging) as (keyof typeof packaging)[];
  return parts.flatMap((part) => {
    const code = packaging[part];
    return code === undefined ? [] : [{ part, code }];
  });
}

/** The warnings in one language; none for a product without any. */
function toWarnings(
  { warnings = [], hazard }: Stored,
  language: SafetyLanguage,
): ProductInformation["warnings"] {
  if (warnings.length === 0 && !hazard) return [];
  const t = warningTexts(language);
  const isDanger = hazard?.statements.some((code) => hazardStatements[code] === "danger") ?? false;
  return [
    {
      language,
      signalWord: hazard ? t(isDanger ? "signalWord.danger" : "signalWord.warning") : null,
      statements: [
        ...(hazard?.statements ?? []).map((code) => ({ code, text: t(`statement.${code}`) })),
        ...(hazard?.precautions ?? []).map((code) => ({ code, text: t(`precaution.${code}`) })),
      ],
      texts: warnings.map((key) => t(`warning.${key}`)),
    },
  ];
}

const safetyTexts = readOnce(createSafetyTranslate);
const warningTexts = readOnce(createWarningTranslate);

/** Caches by language, so that the texts are read from disk once each. */
function readOnce<L extends string, T>(create: (language: L) => T): (language: L) => T {
  const known = new Map<L, T>();
  return (language) => {
    const texts = known.get(language) ?? create(language);
    known.set(language, texts);
    return texts;
  };
}
