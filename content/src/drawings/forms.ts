import type { Picture } from "../schema/catalogue.ts";

/** The forms that each kind of picture can be drawn in; the first is what a product gets that names none. */
export const forms = {
  spool: ["spool"],
  "sample-pack": ["coils", "swatches"],
  printer: ["open-frame", "enclosed", "large-format"],
  nozzle: ["nozzle"],
  adhesive: ["stick", "spray"],
  "build-plate": ["textured", "smooth", "glass"],
  "dry-box": ["box", "dryer", "bag"],
  tool: ["scraper", "cutter", "tweezers", "caliper", "brush"],
  part: ["hotend", "fan", "belt", "tube", "thermistor"],
  "gift-card": ["gift-card"],
} as const satisfies Record<Picture, readonly [string, ...string[]]>;

/** The form a product is drawn in. */
export function resolveForm(product: { picture: Picture; drawing?: string | undefined }): string {
  return product.drawing ?? forms[product.picture][0];
}

export function isForm(picture: Picture, form: string): boolean {
  return (forms[picture] as readonly string[]).includes(form);
}
