const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;
const checkoutPath = /(\/checkout\/+)[^/{?#\s"']+/gi;

/** Redacts the ids of checkouts in a text: an id is enough to read, change and pay the checkout. */
export function hideIds(text: string): string {
  return text.replaceAll(checkoutPath, "$1:id").replaceAll(uuid, ":id");
}
