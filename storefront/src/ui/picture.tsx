import { use } from "react";
import { toDensitySet, toImageUrl, toWidthSet } from "./image-address.ts";
import { ImagesContext } from "./images-context.ts";

type PictureProps = {
  /** Path or address, such as /media/spool-black.svg. */
  src: string;
  alt: string;
  /** The picture's size or proportions in CSS pixels, which reserve its space until it has loaded. */
  width: number;
  height: number;
  /** The widths to choose from, the smallest first; without them the picture is requested in `width`. */
  widths?: readonly number[] | undefined;
  /** The width for a browser without srcset; the smallest of `widths` by default. */
  plainWidth?: number | undefined;
  /** The `sizes` attribute: the width at which the picture is shown. It has an effect only with `widths`. */
  sizes?: string | undefined;
  /** Loads at once and before other pictures, because it is visible when the page opens. */
  eager?: boolean;
  className?: string;
  /** Language of the alternative text, when it differs from the page's. */
  lang?: string | undefined;
};

/** A picture through the image service [7.25]. */
export function Picture({
  src,
  alt,
  width,
  height,
  widths,
  plainWidth = widths?.[0] ?? width,
  sizes,
  eager = false,
  className,
  lang,
}: PictureProps) {
  const imagesUrl = use(ImagesContext);
  // srcSet precedes src, because a browser that parses src first starts to load that picture.
  const picture = (
    <img
      alt={alt}
      className={className}
      decoding={eager ? "sync" : "async"}
      fetchPriority={eager ? "high" : undefined}
      height={height}
      lang={lang}
      loading={eager ? "eager" : "lazy"}
      sizes={widths && sizes}
      srcSet={widths ? toWidthSet(imagesUrl, src, widths) : toDensitySet(imagesUrl, src, width)}
      src={toImageUrl(imagesUrl, src, { width: plainWidth })}
      width={width}
    />
  );
  // For an eager image outside a picture element React adds a preload, which browsers do not always match with the
  // image.
  return eager ? <picture>{picture}</picture> : picture;
}
