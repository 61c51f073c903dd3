import { ApiFailure } from "../http/api-failure.ts";
import { NewsletterError } from "./newsletter.ts";
import type { Services } from "../services.ts";

/** Has an address get the newsletter from now on, or no more. @throws ApiFailure newsletter_unavailable [8.34] */
export async function changeNewsletter(
  { newsletter }: Pick<Services, "newsletter">,
  email: string,
  isWanted: boolean,
): Promise<void> {
  if (!newsletter) throw new ApiFailure("newsletter_unavailable");
  try {
    await (isWanted ? newsletter.subscribe(email) : newsletter.unsubscribe(email));
  } catch (error) {
    if (error instanceof NewsletterError) throw new ApiFailure("newsletter_unavailable", { cause: error });
    throw error;
  }
}
