import type { Stripe } from "@stripe/stripe-js";
import { loadStripe as loadFromStripe } from "@stripe/stripe-js/pure";

const stripesOwn = "https://js.stripe.com";
const loading = new Map<string, Promise<unknown>>();

/**
 * Stripe's script for the card form. Where a stand-in is set up its script comes first, and Stripe's
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

function loadScript(src: string): Promise<unknown> {
  const known = loading.get(src);
  if (known) return known;
  const loaded = new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement("script"), { src, async: true });
    script.addEventListener("load", resolve);
    script.addEventListener("error", () => {
      // The next try starts over.
      loading.delete(src);
      reject(new Error(`No script came from ${src}`));
    });
    document.head.append(script);
  });
  loading.set(src, loaded);
  return loaded;
}
