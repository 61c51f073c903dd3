import type { Stripe } from "@stripe/stripe-js";
import { loadStripe as loadFromStripe } from "@stripe/stripe-js/pure";
import { loadScript } from "./load-script.ts";

const stripesOwn = "https://js.stripe.com";

/**
 * Stripe's script for the card form. Where an emulator is set up its script comes first, and Stripe's
 * library takes what it finds: nothing then calls Stripe.
 *
 * @returns null when the script did not come
 */
export async function loadStripe(scriptUrl: string | null, publishableKey: string): Promise<Stripe | null> {
  try {
    if (scriptUrl !== null && scriptUrl !== stripesOwn) await loadScript(`${scriptUrl}/v3/`);
    return await loadFromStripe(publishableKey);
  } catch {
    return null;
  }
}
