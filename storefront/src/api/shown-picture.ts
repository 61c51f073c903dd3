import type { VariationSummary } from "@spolverk/bff/contract";

type Picture = Pick<
  VariationSummary["assets"][number],
  "imgixPath" | "thumbnail" | "description" | "bgColor"
>;

/** A product's picture as pages show it. */
export type ShownPicture = Pick<Picture, "description" | "bgColor"> & {
  /** The picture's address at the image service; without an image service, its address in the shop. */
  src: string;
};

/** Picks one of the two addresses that the API returns for a picture: that at the image service may be empty. */
export const toShownPicture = ({ imgixPath, thumbnail, description, bgColor }: Picture): ShownPicture => ({
  src: imgixPath || thumbnail,
  description,
  bgColor,
});
