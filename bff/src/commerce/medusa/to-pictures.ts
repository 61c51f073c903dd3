import { pictureBackground } from "@spolverk/content";
import { toPictureType } from "../picture-types.ts";
import type { CommercePicture, Texts } from "../product.ts";

type PictureSources = {
  /** From our own details of the variation. */
  described: readonly CommercePicture[];
  /** Uploads that Medusa assigns to the variation, as paths of the shop. */
  own: readonly string[];
  /** Uploads of the product that are not assigned to a variation. */
  shared: readonly string[];
  /** The upload that the merchandiser chose as thumbnail. */
  thumbnail: string | null;
  productName: Texts;
};

/**
 * The pictures of a variation: its own, then those of the product, with the variation's thumbnail first. Uploads that
 * browsers cannot show are left out.
 */
export function toPictures({ described, own, shared, thumbnail, productName }: PictureSources) {
  const uploads = [...new Set([...own, ...shared])].filter((path) => toPictureType(path) !== null);
  const pictures = [
    ...described,
    ...uploads
      .filter((path) => !described.some((picture) => picture.thumbnail === path))
      .map((path): CommercePicture => ({
        type: "image",
        thumbnail: path,
        imgixPath: path,
        description: productName,
        bgColor: pictureBackground,
      })),
  ];
  const isFirst = (picture: CommercePicture) => picture.thumbnail === thumbnail;
  return pictures.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
}
