import { hasAgreedCookies } from "../browser/has-agreed-cookies.ts";
import { onCookiesAnswered } from "../browser/use-agreed-cookies.ts";

const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

/**
 * Adds a command to the tag manager's queue. The tag manager recognizes a command by its type, an `arguments` object.
 */
function command(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- the tag manager would not read an array as a command
  window.dataLayer.push(arguments);
}

function tell(kind: "default" | "update"): void {
  const state = hasAgreedCookies() ? "granted" : "denied";
  command("consent", kind, Object.fromEntries(purposes.map((purpose) => [purpose, state])));
}

/**
 * Sends the shopper's consent to ads and analytics to the tag manager, as commands of its consent mode: at the start
 * and on each answer to the cookie question. Agreement grants both [4.20]; while the shopper is undecided or has
 * declined, both are denied [4.22].
 *
 * @returns a function that unsubscribes
 */
export function tellConsent(): () => void {
  tell("default");
  return onCookiesAnswered(() => tell("update"));
}
