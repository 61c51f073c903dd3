import { createMailTranslate } from "@spolverk/content";
import type { OrderFacts } from "../../orders/order-facts.ts";
import { toLanguage } from "../../outbox/to-language.ts";
import type { ContractFacts } from "./contract-facts.ts";
import { renderTerms } from "./render-terms.ts";

type TermsFile = { filename: string; type: "application/pdf"; content: Buffer };

/** The terms change with a release, so a few versions and languages are all that is ever asked for. */
const mostRendered = 40;
const rendered = new Map<string, Promise<Buffer>>();

/**
 * The accepted terms as a file of the confirmation, with how to withdraw for whom may; null where there are none. It is
 * drawn once for each version and site.
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
    // One that failed is drawn again when the mail is sent again.
    drawing.catch(() => rendered.delete(key));
  }
  return {
    filename: `spolverk-${t("contract.file")}-${number}.pdf`,
    type: "application/pdf",
    content: await drawing,
  };
}
