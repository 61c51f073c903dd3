import { use } from "react";
import { toImageUrl, toWidthSet } from "../../ui/image-address.ts";
import { ImagesContext } from "../../ui/images-context.ts";

export type HeroFormat = "small" | "large";

/** Screens that show the small variant [9.47]. */
export const smallScreen = "(max-width: 639px)";

// The posters are no larger than the videos: after a sharper poster its video would look soft.
const small = { path: "/media/hero-small.svg", widths: [400, 800] };
const large = { path: "/media/hero-large.svg", widths: [1200, 1600] };
/** The scene keeps its proportions of 16 to 7, and is cropped on a page that is too narrow for its width. */
const largeSizes = "(max-width: 1023px) 130vw, max(1460px, 84vw)";

/**
 * The poster of the scene: the first frame of its video, and the whole scene for a shopper who prefers reduced motion.
 */
export function HeroPoster() {
  const imagesUrl = use(ImagesContext);
  return (
    <picture>
      <source
        height="640"
        media={smallScreen}
        sizes="100vw"
        srcSet={toWidthSet(imagesUrl, small.path, small.widths) ?? small.path}
        width="800"
      />
      <img
        alt=""
        className="absolute inset-0 size-full object-cover object-right"
        decoding="sync"
        fetchPriority="high"
        height="700"
        sizes={largeSizes}
        srcSet={toWidthSet(imagesUrl, large.path, large.widths)}
        src={toImageUrl(imagesUrl, large.path, { width: 1600 })}
        width="1600"
      />
    </picture>
  );
}
