/** The image service, such as https://spolverk.imgix.net; null sends pictures unscaled [7.25]. */
export type ImagesUrl = string | null;

type ImageParameters = {
  /** In CSS pixels when `dpr` is given, otherwise in pixels of the picture. */
  width: number;
  /** Device pixels per CSS pixel. */
  dpr?: number;
};

/**
 * Parameters of every picture [9.46]: a small file rather than a sharp picture, uncropped, in the browser's best
 * format.
 */
const always = "auto=format,compress&fit=clip&q=45";
/** The screen densities that get a picture of their own. Pictures for higher densities make no visible difference. */
const densities = [1, 2] as const;

/**
 * The address of a picture in a width. Returns the path unchanged for a picture on another host, or without an image
 * service.
 */
export function toImageUrl(imagesUrl: ImagesUrl, path: string, { width, dpr }: ImageParameters): string {
  if (imagesUrl === null || !path.startsWith("/")) return path;
  const density = dpr === undefined ? "" : `&dpr=${dpr}`;
  return `${imagesUrl}${path}?${always}&w=${width}${density}`;
}

/** For pictures whose width follows the page: one address per width, from which the browser chooses. */
export function toWidthSet(
  imagesUrl: ImagesUrl,
  path: string,
  widths: readonly number[],
): string | undefined {
  if (imagesUrl === null || !path.startsWith("/")) return undefined;
  return widths.map((width) => `${toImageUrl(imagesUrl, path, { width })} ${width}w`).join(", ");
}

/** For pictures of one width on every page: one address per screen density. */
export function toDensitySet(imagesUrl: ImagesUrl, path: string, width: number): string | undefined {
  if (imagesUrl === null || !path.startsWith("/")) return undefined;
  return densities.map((dpr) => `${toImageUrl(imagesUrl, path, { width, dpr })} ${dpr}x`).join(", ");
}
