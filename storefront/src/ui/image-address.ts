/** The image service, such as https://spolverk.imgix.net; null sends pictures as they are [7.25]. */
export type ImagesUrl = string | null;

type ImageParameters = {
  /** Pixels of CSS when dpr is given, else of the picture. */
  width: number;
  /** Device pixels to one of CSS. */
  dpr?: number;
};

/** For every picture of the shop [9.46]: small before sharp, whole, in the format that the browser likes best. */
const always = "auto=format,compress&fit=clip&q=45";
/** The dense screens that are worth a picture of their own; on denser ones the difference is not seen. */
const densities = [1, 2] as const;

/**
 * The address of a picture in a width. A picture that lies elsewhere, or a shop without an image service, gives the
 * address as it is.
 */
export function toImageUrl(imagesUrl: ImagesUrl, path: string, { width, dpr }: ImageParameters): string {
  if (imagesUrl === null || !path.startsWith("/")) return path;
  const density = dpr === undefined ? "" : `&dpr=${dpr}`;
  return `${imagesUrl}${path}?${always}&w=${width}${density}`;
}

/** For pictures whose width follows the page: one address for each width, the browser takes what fits. */
export function toWidthSet(
  imagesUrl: ImagesUrl,
  path: string,
  widths: readonly number[],
): string | undefined {
  if (imagesUrl === null || !path.startsWith("/")) return undefined;
  return widths.map((width) => `${toImageUrl(imagesUrl, path, { width })} ${width}w`).join(", ");
}

/** For pictures of one width on every page: one address for each density of screens. */
export function toDensitySet(imagesUrl: ImagesUrl, path: string, width: number): string | undefined {
  if (imagesUrl === null || !path.startsWith("/")) return undefined;
  return densities.map((dpr) => `${toImageUrl(imagesUrl, path, { width, dpr })} ${dpr}x`).join(", ");
}
