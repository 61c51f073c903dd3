import type { Picture } from "../schema/catalogue.ts";

/** The forms of each kind of picture. A product that names no form gets the first. */
export const forms = {
  spool: ["spool"],
  "sample-pack": ["coils", "swatches"],
  printer: ["open-frame", "enclosed", "large-format"],
  nozzle: ["nozzle"],
  adhesive: ["stick", "spray"],
  "build-plate": ["textured"],
  "dry-box": ["box", "dryer", "bag"],
  tool: ["scraper", "brush"],
  part: ["hotend", "tube"],
  "gift-card": ["gift-card"],
} as const satisfies Record<Picture, readonly [string, ...string[]]>;

/** The form that a product's picture shows. */
export function resolveForm(product: { picture: Picture; drawing?: string | undefined }): string {
  return product.drawing ?? forms[product.picture][0];
}

export function isForm(picture: Picture, form: string): boolean {
  return (forms[picture] as readonly string[]).includes(form);
}
