import { hasAgreedCookies } from "../browser/has-agreed-cookies.ts";
import { onCookiesAnswered } from "../browser/use-agreed-cookies.ts";

const purposes = ["ad_storage", "ad_user_data", "ad_personalization", "analytics_storage"] as const;

/** The tag manager tells a command from an event by its being an `arguments` object. */
function command(..._values: unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params -- an array would be read as something else
  window.dataLayer.push(arguments);
}

function tell(kind: "default" | "update"): void {
  const state = hasAgreedCookies() ? "granted" : "denied";
  command("consent", kind, Object.fromEntries(purposes.map((purpose) => [purpose, state])));
}

/**
 * Tells the tag manager whether ads and analytics have the shopper's consent, in the commands of its consent mode: at first,
 * and at each answer. Agreeing grants both [4.20]; undecided or declined, they are revoked [4.22].
 *
 * @returns what ends it
 */
export function tellConsent(): () => void {
  tell("default");
  return onCookiesAnswered(() => tell("update"));
}
