import type { APIRequestContext } from "@playwright/test";
import { type Checkout, takeStep, toDoorDelivery } from "./api-checkout.ts";

type Walk = {
  site: string;
  /** The site's own by default. */
  currency?: string;
  lines: readonly { id: string | undefined; quantity: number }[];
  email: string;
  billing: Record<string, string>;
  company?: boolean;
};

/** Takes a new checkout to its payment step, with home delivery when something is delivered. */
export async function walkToPayment(request: APIRequestContext, walk: Walk): Promise<Checkout> {
  const { site, currency, lines, email, billing, company } = walk;
  const started = await takeStep(request, "checkout", { site, lines, ...(currency && { currency }) });
  const path = `checkout/${started.id}`;
  await takeStep(request, `${path}/account`, { email });
  if (company) await takeStep(request, `${path}/company`, { company });
  const addressed = await takeStep(request, `${path}/address`, { billing, shipping: null });
  if (addressed.shippingOptions.length === 0) return addressed;
  await takeStep(request, `${path}/shipping`, toDoorDelivery(addressed));
  return takeStep(request, `${path}/shippingComplete`, {});
}
