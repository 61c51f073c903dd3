/** The labels of a product's form, by the field names in the server's errors. */
export const productFieldNames = {
  manufacturer: "Manufacturer",
  "information.hazard.statements": "Hazard statements, of a mixture that is classified (CLP)",
  "information.hazard.precautions": "Precautionary statements, six at most",
  "information.recycled.percent": "Recycled content (% by weight)",
  "information.recycled.source": "Source of the recycled content",
  "information.customs.code": "Customs code",
  "information.customs.origin": "Country of origin",
  "information.guarantee.years": "Producer's guarantee (years)",
  "information.guarantee.producer": "Guarantee given by",
  "information.updatesUntil": "Software updates until",
  "information.sparePartsYears": "Spare parts (years)",
};

const rowNames: Readonly<Record<string, string>> = {
  "substances.name": "Name of substance",
  "substances.cas": "CAS number of substance",
  "documents.file": "File of document",
};
const textNames: Readonly<Record<string, string>> = {
  name: "Name",
  description: "Description",
  bullets: "Selling points",
};

/** Returns the label of a product's field; the field name itself when the form does not have it. */
export function nameProductField(field: string): string {
  const known = Object.entries(productFieldNames).find(([name]) => name === field);
  if (known) return known[1];
  const [, list, row, part] = /^information\.(\w+)\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const rowName = rowNames[`${list}.${part}`];
  if (rowName !== undefined) return `${rowName} ${Number(row) + 1}`;
  const [, language, text = ""] = /^texts\.(\w+)\.(\w+)/.exec(field) ?? [];
  const textName = textNames[text];
  return textName === undefined ? field : `${textName} (${language})`;
}
