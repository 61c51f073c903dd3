import { z } from "zod";
import { type Newsletter, NewsletterError } from "./newsletter.ts";
import type { NewsletterEnvironment } from "./newsletter-environment.ts";

const timeoutMs = 10_000;
/** SendGrid works through what it takes later, and 202 is all it says. */
const accepted = 202;

const foundSchema = z.object({
  result: z.record(z.string(), z.object({ contact: z.object({ id: z.string().min(1) }).optional() })),
});

/** Subscribers as contacts of SendGrid's marketing API [7.14]. Null without a SendGrid. */
export function createSendgridNewsletter(environment: NewsletterEnvironment): Newsletter | null {
  const { SENDGRID_API_KEY: key, SENDGRID_URL: url, SENDGRID_NEWSLETTER_LIST: list } = environment;
  if (!key || !url || !list) return null;

  async function call(method: "PUT" | "POST" | "DELETE", path: string, body?: object): Promise<Response> {
    try {
      return await fetch(new URL(`/v3/marketing/contacts${path}`, url), {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(body && { "content-type": "application/json" }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (cause) {
      throw new NewsletterError("SendGrid did not answer", { cause });
    }
  }

  /** Has a change carried out, by the status of the answer alone. */
  async function change(method: "PUT" | "DELETE", path: string, body?: object): Promise<void> {
    const response = await call(method, path, body);
    await response.body?.cancel();
    if (response.status !== accepted) throw new NewsletterError(`SendGrid answered ${response.status}`);
  }

  /** The id of a contact; null when the address is none. */
  async function findContact(email: string): Promise<string | null> {
    const response = await call("POST", "/search/emails", { emails: [email] });
    const reply: unknown = await response.json().catch(() => null);
    if (response.status === 404) return null;
    const found = foundSchema.safeParse(reply);
    if (response.status !== 200 || !found.success) {
      throw new NewsletterError(`SendGrid answered a search with ${response.status}`);
    }
    return found.data.result[email]?.contact?.id ?? null;
  }

  return {
    subscribe: (email) => change("PUT", "", { list_ids: [list], contacts: [{ email }] }),
    async unsubscribe(email) {
      const id = await findContact(email);
      if (id !== null) await change("DELETE", `?ids=${encodeURIComponent(id)}`);
    },
  };
}
