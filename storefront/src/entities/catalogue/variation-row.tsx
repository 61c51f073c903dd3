import type { Variation } from "@spolverk/bff/contract";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { toShownPicture } from "../../api/shown-picture.ts";
import { ProductPicture } from "./product-picture.tsx";

type VariationRowProps = {
  variation: Variation;
  /** Content below the product's name. */
  details: ReactNode;
  /** Content beside the picture and the name: the price, the buttons, a message across the row. */
  children: ReactNode;
};

/**
 * A row of the cart or the wish list: the variation's picture, the product's name as a link, and the caller's content.
 */
export function VariationRow({ variation, details, children }: VariationRowProps) {
  const { product, assets } = variation;
  const [picture] = assets.map(toShownPicture);
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7rem_1fr_auto] sm:gap-x-6">
      <ProductPicture alt="" className="aspect-square rounded-2xl" picture={picture} size={112} />
      <div className="min-w-0">
        <Link
          className="text-lg leading-snug font-semibold hover:underline"
          params={{ productName: product.slug, _splat: variation.slug }}
          to="/product/$productName/$"
        >
          {product.name}
        </Link>
        {details}
      </div>
      {children}
    </li>
  );
}
