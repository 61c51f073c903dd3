import { hasAgreedCookies } from "../browser/has-agreed-cookies.ts";
import { onCookiesAnswered } from "../browser/use-agreed-cookies.ts";

const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

/** The tag manager recognizes a command by its being an `arguments` object. */
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
 * Sends the shopper's consent to ads and analytics to the tag manager as consent mode commands: at start and on each
 * answer. Agreeing grants both [4.20]; while undecided or declined, they are revoked [4.22].
 *
 * @returns a function that unsubscribes
 */
export function tellConsent(): () => void {
  tell("default");
  return onCookiesAnswered(() => tell("update"));
}
