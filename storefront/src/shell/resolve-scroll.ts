/** The listings, to which a shopper returns after opening one of their items. */
const listings = /^\/(?:shop|knowledge\/browse)(?:\/|$)/;

/** The product in a path, without the variation; null for a page that shows no product. */
function toProduct(pathname: string): string | null {
  return /^\/product\/([^/]+)/.exec(pathname)?.[1] ?? null;
}

type Passage = {
  from: string;
  to: string;
  /** Whether the navigation came from the browser's back or forward button. */
  isReturn: boolean;
};

/**
 * Decides the scroll position after a navigation [2.56]: a listing that the shopper returns to is restored, another
 * variation of the same product keeps the position, every other page starts at its top.
 */
export function resolveScroll({ from, to, isReturn }: Passage): "keep" | "restore" | "top" {
  const product = toProduct(to);
  if (product !== null && product === toProduct(from)) return "keep";
  return isReturn && listings.test(to) ? "restore" : "top";
}
