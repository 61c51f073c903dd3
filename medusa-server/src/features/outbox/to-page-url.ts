import type { Language } from "@spolverk/content";
import type { MailSite } from "./mail-site.ts";

/**
 * The address of a page of the shop for a mail's reader. A language that is not the site's own is asked for by a parameter,
 * because the mail may be opened in a browser that has not chosen it [DESIGN 4].
 *
 * @param path with its query and fragment
 */
export function toPageUrl({ origin, otherLanguages }: MailSite, language: Language, path: string): string {
  const url = new URL(path, origin);
  if (otherLanguages.includes(language)) url.searchParams.set("language", language);
  return url.href;
}
