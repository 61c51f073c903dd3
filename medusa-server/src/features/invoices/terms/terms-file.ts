import { createMailTranslate } from "@spolverk/content";
import type { OrderFacts } from "../../orders/order-facts.ts";
import { toLanguage } from "../../outbox/to-language.ts";
import type { ContractFacts } from "./contract-facts.ts";
import { renderTerms } from "./render-terms.ts";

type TermsFile = { filename: string; type: "application/pdf"; content: Buffer };

/**
 * Maximum number of cached files. The terms change only with a release, so few versions and languages are ever
 * rendered.
 */
const mostRendered = 40;
const rendered = new Map<string, Promise<Buffer>>();

/**
 * Renders the accepted terms as a file for the confirmation, with the withdrawal instructions for those entitled to
 * withdraw; null without terms. Cached for each version and site.
 */
export async function toTermsFile(
  { terms, mayWithdraw }: Pick<ContractFacts, "terms" | "mayWithdraw">,
  { number, site }: Pick<OrderFacts, "number" | "site">,
): Promise<TermsFile | null> {
  if (terms === null) return null;
  const t = createMailTranslate(toLanguage(terms.language));
  const key = `${terms.version} ${mayWithdraw} ${site.origin}`;
  let drawing = rendered.get(key);
  if (drawing === undefined) {
    if (rendered.size >= mostRendered) rendered.clear();
    drawing = renderTerms({ text: terms, mayWithdraw, site }, t);
    rendered.set(key, drawing);
    // A failed rendering is dropped, so that the mail's next attempt renders again.
    drawing.catch(() => rendered.delete(key));
  }
  return {
    filename: `spolverk-${t("contract.file")}-${number}.pdf`,
    type: "application/pdf",
    content: await drawing,
  };
}
