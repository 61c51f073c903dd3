import type { EnquiryKind } from "@spolverk/domain";
import type { EnquiryForAdmin } from "../inbox-for-admin.ts";

/** The labels of the answers, by the names of the forms' fields. */
const labels: Readonly<Record<string, string>> = {
  amountKg: "Amount",
  batchNumber: "Batch number",
  color: "Color",
  company: "Company",
  contentPlans: "Content plans",
  country: "Country",
  currentAffiliations: "Current affiliations",
  diameter: "Diameter",
  expectedKg: "Filament expected",
  experience: "Experience and audience",
  homepage: "Homepage",
  material: "Material",
  message: "Message",
  monthlyKg: "Filament used",
  neededBy: "Needed by",
  orderNumber: "Order number",
  otherComments: "Other comments",
  phone: "Phone",
  position: "Position",
  printers: "Printers",
  priorUse: "Prior use of our filament",
  product: "Product",
  salesChannels: "Sales channels",
  socialHandles: "Social handles",
  use: "What it is for",
  vatNumber: "VAT number",
  yearlyPieces: "Pieces made",
};
/** Labels of fields that mean something else in one form than in the others. */
const labelsByKind: Readonly<Partial<Record<EnquiryKind, Readonly<Record<string, string>>>>> = {
  suggestion: { product: "What is missing in the shop", message: "What it would be used for" },
  endProductUse: { product: "What is made" },
  customFilament: { material: "Material, or the closest product" },
};
const units: Readonly<Record<string, string>> = {
  amountKg: "kg",
  diameter: "mm",
  expectedKg: "kg a month",
  monthlyKg: "kg a month",
  yearlyPieces: "a year",
};

const numbers = new Intl.NumberFormat("en");
const countries = new Intl.DisplayNames("en", { type: "region" });

function toText(name: string, value: string | number): string {
  if (name === "country" && typeof value === "string" && /^[A-Z]{2}$/.test(value)) {
    return countries.of(value) ?? value;
  }
  const text = typeof value === "number" ? numbers.format(value) : value;
  const unit = units[name];
  return unit === undefined ? text : `${text} ${unit}`;
}

/** Lists the sender's answers with readable labels and units; an unknown field keeps its name. */
export function listEnquiryAnswers({ kind, answers }: Pick<EnquiryForAdmin, "kind" | "answers">) {
  return answers.map(({ name, value }) => ({
    name: labelsByKind[kind]?.[name] ?? labels[name] ?? name,
    text: toText(name, value),
  }));
}
