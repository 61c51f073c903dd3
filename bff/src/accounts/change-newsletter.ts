import type { Site } from "@spolverk/content";
import { CommerceRefusedError } from "../commerce/commerce-refused-error.ts";
import { CommerceUnavailableError } from "../commerce/commerce-unavailable-error.ts";
import type { ShopStore } from "../commerce/store.ts";
import { ApiFailure } from "../http/api-failure.ts";
import type { Services } from "../services.ts";

type Request = Parameters<ShopStore["askForNewsletter"]>[0];

/**
 * Subscribes an address to the newsletter. The backend mails a confirmation link unless the address is the verified
 * address of the signed-in user.
 * @throws ApiFailure newsletter_unavailable [8.34]
 */
export function askForNewsletter(
  { store }: Pick<Services, "store">,
  { email, ...request }: Request,
): Promise<void> {
  return orUnavailable(store.askForNewsletter({ email: email.toLowerCase(), ...request }));
}

/** Unsubscribes an address from the newsletter. @throws ApiFailure newsletter_unavailable [8.34] */
export function endNewsletter({ store }: Pick<Services, "store">, email: string): Promise<void> {
  return orUnavailable(store.endNewsletter({ email: email.toLowerCase() }));
}

/** The site that mails in a language link to: the first indexable site in that language, else the first one in it. */
export function resolveSiteOfLanguage(sites: readonly Site[], language: string): string {
  const spoken = sites.filter((site) => site.language === language);
  const site = spoken.find(({ indexable }) => indexable) ?? spoken[0] ?? sites[0];
  if (!site) throw new Error("There are no sites");
  return site.code;
}

async function orUnavailable(change: Promise<void>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (error instanceof CommerceUnavailableError || error instanceof CommerceRefusedError) {
      throw new ApiFailure("newsletter_unavailable", { cause: error });
    }
    throw error;
  }
}
