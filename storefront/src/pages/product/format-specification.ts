import { formatDecimal } from "@spolverk/domain";
import type { ShopTexts } from "../../i18n/shop-texts.ts";

export type SpecificationName = keyof ShopTexts["specification"];
type Value = string | number | readonly number[];

type Field = {
  /** The unit; "" when the value includes it. */
  unit: string;
  group: SpecificationGroup;
};

export const specificationGroups = ["printing", "material", "spool", "machine"] as const;
export type SpecificationGroup = (typeof specificationGroups)[number];

/** The specifications by their names in the catalogue [3.49], in display order. */
const fields: Record<SpecificationName, Field> = {
  printTemperatureC: { unit: "°C", group: "printing" },
  bedTemperatureC: { unit: "°C", group: "printing" },
  maxNozzleTemperatureC: { unit: "°C", group: "printing" },
  workingTemperatureC: { unit: "°C", group: "printing" },
  dryingC: { unit: "", group: "printing" },
  densityGramsPerCm3: { unit: "g/cm³", group: "material" },
  hardnessShore: { unit: "", group: "material" },
  biobasedPercent: { unit: "%", group: "material" },
  recycledPercent: { unit: "%", group: "material" },
  diameterToleranceMm: { unit: "mm", group: "material" },
  filamentWeightGrams: { unit: "g", group: "spool" },
  spoolEmptyWeightGrams: { unit: "g", group: "spool" },
  spoolSizeMm: { unit: "mm", group: "spool" },
  spoolMaterial: { unit: "", group: "spool" },
  buildVolumeMm: { unit: "mm", group: "machine" },
  weightGrams: { unit: "g", group: "machine" },
};

const names = Object.keys(fields) as SpecificationName[];

/** A product's known specifications by group; empty groups are left out. */
export function groupSpecifications(
  specifications: Readonly<Record<string, Value>>,
  language: string,
): { group: SpecificationGroup; rows: { name: SpecificationName; text: string }[] }[] {
  return specificationGroups.flatMap((group) => {
    const rows = names.flatMap((name) => {
      const value = specifications[name];
      if (fields[name].group !== group || value === undefined) return [];
      return [{ name, text: formatSpecification(name, value, language) }];
    });
    return rows.length === 0 ? [] : [{ group, rows }];
  });
}

/** A specification with its unit and the language's number format: "195–225 °C", "± 0,03 mm". */
export function formatSpecification(name: SpecificationName, value: Value, language: string): string {
  const toText = (part: string | number) => {
    if (typeof part === "string") return part;
    // Only thousands and negative numbers need Intl's rules, which a phone takes a tenth of a second to load.
    return part >= 0 && part < 1000 ? formatDecimal(part, language) : part.toLocaleString(language);
  };
  const text = typeof value === "object" ? value.map(toText).join("–") : toText(value);
  const { unit } = fields[name];
  return `${name === "diameterToleranceMm" ? "± " : ""}${text}${unit === "" ? "" : ` ${unit}`}`;
}
