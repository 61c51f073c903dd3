import { use } from "react";
import { toDensitySet, toImageUrl, toWidthSet } from "./image-address.ts";
import { ImagesContext } from "./images-context.ts";

type PictureProps = {
  /** Path or address, such as /media/spool-black.svg. */
  src: string;
  alt: string;
  /** Its size in CSS pixels, or its proportions: reserves the space before it has loaded. */
  width: number;
  height: number;
  /** Widths that it is offered in, the smallest first; without them it is asked for in its own. */
  widths?: readonly number[] | undefined;
  /** The width for a browser that takes no set; without it the smallest of the set. */
  plainWidth?: number | undefined;
  /** How wide it is shown, as the sizes of an img; goes with widths. */
  sizes?: string | undefined;
  /** Load at once and before others: it is in sight when the page opens. */
  eager?: boolean;
  className?: string;
  /** Of the alternative text, where it is not the page's language. */
  lang?: string | undefined;
};

/** A picture by way of the image service [7.25]. */
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
  // The set comes before src: a browser that meets src alone begins to load it.
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
  // Inside a picture element React adds no preload of its own, which browsers do not always match with the image.
  return eager ? <picture>{picture}</picture> : picture;
}
