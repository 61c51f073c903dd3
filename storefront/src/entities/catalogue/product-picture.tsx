import type { CSSProperties } from "react";
import type { ShownPicture } from "../../api/shown-picture.ts";
import { Picture } from "../../ui/picture.tsx";

type ProductPictureProps = {
  picture: Pick<ShownPicture, "src" | "bgColor"> | undefined;
  alt: string;
  /** The picture's largest width in CSS pixels. */
  size: number;
  /** The `sizes` attribute, when the picture is narrower than `size` on some screens. */
  sizes?: string;
  /** Loads eagerly, because the picture is visible when the page opens. */
  eager?: boolean;
  /** Omits the picture's own background, so that the background of its surroundings shows. */
  isBare?: boolean;
  className?: string;
};

/** Width of a product's picture [9.46], and widths for larger places and denser screens. */
const pictureWidth = 150;
const largerWidths = [320, 480, 720, 1080];

/** A product's picture on its own background, which is visible while the picture loads. */
export function ProductPicture({
  picture,
  alt,
  size,
  sizes,
  eager = false,
  isBare = false,
  className = "",
}: ProductPictureProps) {
  const isSmall = size <= pictureWidth;
  return (
    <span
      className={["tile", isBare && "tile-bare", className].filter(Boolean).join(" ")}
      style={picture && ({ "--ground": picture.bgColor } as CSSProperties)}
    >
      {picture && (
        <Picture
          alt={alt}
          eager={eager}
          height={isSmall ? pictureWidth : size}
          plainWidth={pictureWidth}
          sizes={sizes ?? `${size}px`}
          src={picture.src}
          width={isSmall ? pictureWidth : size}
          widths={isSmall ? undefined : largerWidths.filter((width) => width <= size * 1.5)}
        />
      )}
    </span>
  );
}
