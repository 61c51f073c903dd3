import type { VariationSummary } from "@spolverk/bff/contract";

type Picture = Pick<
  VariationSummary["assets"][number],
  "imgixPath" | "thumbnail" | "description" | "bgColor"
>;

/** A product's picture as pages show it. */
export type ShownPicture = Pick<Picture, "description" | "bgColor"> & {
  /** The picture's address at the image service, or the shop's own without one. */
  src: string;
};

/** Picks one of the API's two addresses of a picture; the first may be empty. */
export const toShownPicture = ({ imgixPath, thumbnail, description, bgColor }: Picture): ShownPicture => ({
  src: imgixPath || thumbnail,
  description,
  bgColor,
});
