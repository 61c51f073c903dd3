import type { VariationSummary } from "@spolverk/bff/contract";

type Picture = Pick<
  VariationSummary["assets"][number],
  "imgixPath" | "thumbnail" | "description" | "bgColor"
>;

/** A product's picture as pages show it. */
export type ShownPicture = Pick<Picture, "description" | "bgColor"> & {
  /** Its address for the image service, or the shop's own where that has none. */
  src: string;
};

/** The API gives a picture two addresses, of which the first may be empty. */
export const toShownPicture = ({ imgixPath, thumbnail, description, bgColor }: Picture): ShownPicture => ({
  src: imgixPath || thumbnail,
  description,
  bgColor,
});
