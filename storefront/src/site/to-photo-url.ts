import type { ShopContext } from "./shop-context.ts";

/** The shop's own picture for shared links: a raster of 1200×630. */
export const sharePath = "/share.png";

const photoSize = { width: 1200, height: 1200 };

/** The background of a picture that has none of its own, in the color of a light page. */
const ground = "f3efe7";

/**
 * The address of a picture for readers without SVG support, such as social networks: a JPEG of exactly this size that
 * shows the whole picture on its background. Null for a picture on another host, or without an image service.
 */
export function toJpegUrl(
  imagesUrl: string | null,
  path: string,
  { width, height }: { width: number; height: number },
): string | null {
  if (imagesUrl === null || !path.startsWith("/")) return null;
  const fit = `fit=fill&fill=solid&fill-color=${ground}&bg=${ground}`;
  return `${imagesUrl}${path}?fm=jpg&${fit}&q=75&w=${width}&h=${height}`;
}

/**
 * The absolute address of a picture for structured data and product feeds, whose readers do not support SVG. Without an
 * image service, the shop's own picture for shared links replaces a drawing.
 */
export function toPhotoUrl(
  {
    site,
    externalServices,
  }: Pick<ShopContext, "externalServices"> & { site: Pick<ShopContext["site"], "origin"> },
  path: string,
  size = photoSize,
): string {
  const shown = path.endsWith(".svg") ? sharePath : path;
  return toJpegUrl(externalServices.imagesUrl, path, size) ?? new URL(shown, site.origin).href;
}
