import type { Language } from "@spolverk/content";
import type { MailSite } from "./mail-site.ts";

/**
 * Builds the address of a shop page for a mail's reader. A language other than the site's own becomes a parameter,
 * because the browser that opens the mail may not have chosen it [DESIGN 4].
 *
 * @param path with its query and fragment
 */
export function toPageUrl({ origin, otherLanguages }: MailSite, language: Language, path: string): string {
  const url = new URL(path, origin);
  if (otherLanguages.includes(language)) url.searchParams.set("language", language);
  return url.href;
}
