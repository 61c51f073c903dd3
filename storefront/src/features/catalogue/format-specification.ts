import type { ShopTexts } from "../../i18n/shop-texts.ts";

export type SpecificationName = keyof ShopTexts["specification"];
type Value = string | number | readonly number[];

/** The unit of each specification, by the name the catalogue gives it; "" where the value has it already. */
const units: Record<SpecificationName, string> = {
  printTemperatureC: "°C",
  bedTemperatureC: "°C",
  workingTemperatureC: "°C",
  densityGramsPerCm3: "g/cm³",
  diameterToleranceMm: "mm",
  spoolSizeMm: "",
  spoolMaterial: "",
  spoolEmptyWeightGrams: "g",
  filamentWeightGrams: "g",
  buildVolumeMm: "",
  maxNozzleTemperatureC: "°C",
  biobasedPercent: "%",
  recycledPercent: "%",
  dryingC: "",
  hardnessShore: "",
  weightGrams: "g",
};

export function isSpecificationName(name: string): name is SpecificationName {
  return Object.hasOwn(units, name);
}

/** A specification with its unit: "195–225 °C", "± 0.03 mm". */
export function formatSpecification(name: SpecificationName, value: Value): string {
  const text = typeof value === "object" ? value.join("–") : String(value);
  const unit = units[name] === "" ? "" : ` ${units[name]}`;
  return `${name === "diameterToleranceMm" ? "± " : ""}${text}${unit}`;
}
