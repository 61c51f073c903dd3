import type { VariationSummary } from "@spolverk/bff/contract";

type ProductPictureProps = {
  asset: VariationSummary["assets"][number] | undefined;
  alt: string;
  size: number;
  /** Load at once: it is in sight when the page opens. */
  eager?: boolean;
  className?: string;
};

/** A product's drawing on its soft ground; its place is kept before it is there. */
export function ProductPicture({ asset, alt, size, eager = false, className = "" }: ProductPictureProps) {
  return (
    <span className={`grid place-items-center overflow-hidden bg-tile ${className}`}>
      {asset && (
        <img
          alt={alt}
          className="size-full object-contain p-[8%]"
          decoding={eager ? "sync" : "async"}
          fetchPriority={eager ? "high" : "auto"}
          height={size}
          loading={eager ? "eager" : "lazy"}
          src={asset.thumbnail}
          width={size}
        />
      )}
    </span>
  );
}
