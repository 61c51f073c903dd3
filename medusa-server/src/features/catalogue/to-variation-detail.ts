import { pictureBackground } from "@spolverk/content";
import type { VariationDetailBody } from "./variation-detail-body.ts";

/**
 * Maps the merchandiser's form to a row of variation_detail. The form contains only the first picture's address, so the
 * other pictures are kept.
 */
export function toVariationDetailRow(body: VariationDetailBody, pictures: Record<string, unknown>[]) {
  const { sale, picture, ...fields } = body;
  const [first, ...others] = pictures;
  const shown = { thumbnail: picture, imgixPath: picture };
  const newPicture = { type: "image", description: {}, bgColor: pictureBackground };
  return {
    ...fields,
    sale_name: sale?.name ?? null,
    sale_percentage: sale?.percentage ?? null,
    sale_starts_at: sale?.starts_at ? new Date(sale.starts_at) : null,
    assets: { pictures: picture === null ? others : [{ ...newPicture, ...first, ...shown }, ...others] },
  };
}
