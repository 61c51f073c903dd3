import { ApiError } from "@spolverk/bff/contract";

/** Why a sign-in failed; the texts are signIn.problem.* [8.18]–[8.25], [8.40]. */
export type SignInProblem =
  | "userDisabled"
  | "userNotFound"
  | "wrongPassword"
  | "codeExpired"
  | "popupClosed"
  | "popupBlocked"
  | "tooManyRequests"
  | "emailExists"
  | "notSupported"
  | "emailNotVerified"
  | "sessionExpired"
  | "cancelled"
  | "startOver"
  | "connection"
  | "unknown";

/** Keyed by the error codes of the SDK, the identity provider and the shop's API. */
const byCode: Readonly<Record<string, SignInProblem>> = {
  // The API
  email_not_verified: "emailNotVerified",
  token_expired: "sessionExpired",
  token_invalid: "sessionExpired",
  sign_in_required: "sessionExpired",
  sign_in_unavailable: "connection",
  commerce_unavailable: "connection",
  no_response: "connection",
  // A reply of another server than the API, such as the sign-in page of a public network.
  not_json: "connection",
  too_many_requests: "tooManyRequests",
  // The SDK
  cancelled: "popupClosed",
  popup_open: "popupBlocked",
  timeout: "connection",
  request_error: "connection",
  missing_refresh_token: "sessionExpired",
  missing_transaction: "startOver",
  state_mismatch: "startOver",
  // The provider
  login_required: "sessionExpired",
  interaction_required: "sessionExpired",
  consent_required: "sessionExpired",
  too_many_attempts: "tooManyRequests",
  too_many_logins: "tooManyRequests",
  access_denied: "cancelled",
  invalid_user_password: "wrongPassword",
  user_not_found: "userNotFound",
  user_exists: "emailExists",
  email_exists: "emailExists",
  username_exists: "emailExists",
  invalid_signup: "emailExists",
};

/** The provider has few codes, so its descriptions decide. The first match counts. */
const byDescription: readonly [words: RegExp, problem: SignInProblem][] = [
  [/\b(?:block|disabl)/i, "userDisabled"],
  [/verif(?:y|ied).*e-?mail|e-?mail.*(?:not|un)[ -]?verified/i, "emailNotVerified"],
  [/too many|maximum number of attempts/i, "tooManyRequests"],
  [/verification code|\bcode\b.*(?:expired|replaced|invalid)/i, "codeExpired"],
  [/refresh token/i, "sessionExpired"],
  [/wrong (?:e-?mail or )?password/i, "wrongPassword"],
  [/(?:user|account).*(?:not found|not exist|unknown)|unknown user/i, "userNotFound"],
  [/already exists/i, "emailExists"],
];

/** Codes whose meaning does not depend on the description. */
const isPlain = (code: string) => !["access_denied", "invalid_grant", "unauthorized"].includes(code);

const textOf = (error: object, name: string) => {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : "";
};

/** The problem to show for an error of the SDK, the identity provider or our API. */
export function toSignInProblem(error: unknown): SignInProblem {
  if (typeof error !== "object" || error === null) return "unknown";
  if (error instanceof ApiError) {
    return byCode[error.code] ?? (error.status >= 500 ? "connection" : "unknown");
  }
  // The browser refuses storage, or lacks cryptography, as outside a secure context [8.25].
  const name = textOf(error, "name");
  const message = textOf(error, "message");
  if (name === "SecurityError" || name === "QuotaExceededError") return "notSupported";
  if (/secure origin|window\.crypto/i.test(message)) return "notSupported";
  // A failed fetch, for which each browser and the SDK have words of their own, or a reply that is not JSON.
  if (
    error instanceof TypeError ||
    error instanceof SyntaxError ||
    /executing 'fetch'|load failed|networkerror/i.test(message)
  ) {
    return "connection";
  }
  const code = textOf(error, "error");
  const known = byCode[code];
  if (known && isPlain(code)) return known;
  const description = textOf(error, "error_description") || message;
  return byDescription.find(([words]) => words.test(description))?.[1] ?? known ?? "unknown";
}
