/** A missing or invalid environment variable. */
export type Problem = { name: string; message: string };

export type StripeSettings = {
  secretKey: string;
  /** Stripe's public key, which browsers get. */
  publishableKey: string;
  webhookSecret: string;
  /** Address of a server that emulates Stripe's API; null for Stripe itself. */
  apiUrl: string | null;
};

type Variables = Readonly<Record<string, string | undefined>>;

const keys = [
  { name: "STRIPE_SECRET_KEY", form: /^[sr]k_/, message: "must begin with sk_ or rk_" },
  { name: "STRIPE_PUBLISHABLE_KEY", form: /^pk_/, message: "must begin with pk_" },
  { name: "STRIPE_WEBHOOK_SECRET", form: /^whsec_/, message: "must begin with whsec_" },
];
export const stripeVariables = [...keys.map(({ name }) => name), "STRIPE_API_URL"];

/**
 * Reads Stripe's variables: all of them or none.
 *
 * @param isLocal whether this is a local shop: only there may it be a server other than Stripe's
 * @returns null settings when no variable is set; each missing or wrong variable when some are
 */
export function readStripeSettings(
  variables: Variables,
  isLocal: boolean,
): { settings: StripeSettings | null; problems: Problem[] } {
  const { STRIPE_API_URL: apiUrl = "" } = variables;
  if (apiUrl === "" && !keys.some(({ name }) => variables[name])) return { settings: null, problems: [] };
  const problems = keys.flatMap(({ name, form, message }) => {
    const value = variables[name];
    if (!value) return [{ name, message: "must be set" }];
    return form.test(value) ? [] : [{ name, message }];
  });
  if (apiUrl !== "" && !isLocal) {
    problems.push({ name: "STRIPE_API_URL", message: "is for a local shop only" });
  } else if (apiUrl !== "" && !/^https?:\/\//.test(apiUrl)) {
    problems.push({ name: "STRIPE_API_URL", message: "must begin with http:// or https://" });
  }
  if (problems.length > 0) return { settings: null, problems };
  const [secretKey = "", publishableKey = "", webhookSecret = ""] = keys.map(({ name }) => variables[name]);
  return { settings: { secretKey, publishableKey, webhookSecret, apiUrl: apiUrl || null }, problems };
}
