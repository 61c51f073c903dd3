import { ApiError } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { type SignInProblem, toSignInProblem } from "./to-sign-in-problem.ts";

const api = (status: number, code: ApiError["code"]) => new ApiError(status, code, "");
/** An error with the fields of the SDK's errors and of the provider's replies. */
const provider = (error: string, description = "") =>
  Object.assign(new Error(description), { error, error_description: description });

describe("toSignInProblem", () => {
  it.each<[title: string, problem: SignInProblem, error: unknown]>([
    ["a blocked user [8.18]", "userDisabled", provider("unauthorized", "user is blocked")],
    ["a user whom an Action refuses [8.18]", "userDisabled", provider("access_denied", "User is disabled.")],
    ["a blocked user's token [8.18]", "userDisabled", provider("invalid_grant", "user is blocked")],
    ["an unknown user [8.19]", "userNotFound", provider("user_not_found")],
    [
      "a user who does not exist [8.19]",
      "userNotFound",
      provider("invalid_request", "The user does not exist."),
    ],
    ["a wrong password [8.20]", "wrongPassword", provider("invalid_user_password", "x")],
    [
      "a wrong password by description [8.20]",
      "wrongPassword",
      provider("invalid_grant", "Wrong email or password."),
    ],
    [
      "an expired code [8.21]",
      "codeExpired",
      provider("invalid_grant", "The verification code has expired. Please try to login again."),
    ],
    [
      "a replaced or wrong code [8.21]",
      "codeExpired",
      provider("invalid_grant", "Wrong email or verification code."),
    ],
    ["a closed popup [8.22]", "popupClosed", provider("cancelled", "Popup closed")],
    ["a blocked popup", "popupBlocked", provider("popup_open", "Unable to open a popup")],
    ["too many requests [8.23]", "tooManyRequests", provider("too_many_requests")],
    [
      "too many attempts [8.23]",
      "tooManyRequests",
      provider(
        "too_many_attempts",
        "Your account has been blocked after multiple consecutive login attempts.",
      ),
    ],
    [
      "too many codes [8.23]",
      "tooManyRequests",
      provider("invalid_grant", "You've reached the maximum number of attempts. Please try to login again."),
    ],
    ["too many calls of the API [8.23]", "tooManyRequests", api(429, "too_many_requests")],
    ["a taken address [8.24]", "emailExists", provider("user_exists", "The user already exists.")],
    ["a refused sign-up [8.24]", "emailExists", provider("invalid_signup", "Invalid sign up")],
    ["a refusing storage [8.25]", "notSupported", new DOMException("denied", "SecurityError")],
    ["a full storage [8.25]", "notSupported", new DOMException("full", "QuotaExceededError")],
    [
      "a page without cryptography [8.25]",
      "notSupported",
      new Error("auth0-spa-js must run on a secure origin."),
    ],
    ["an unverified address [8.40]", "emailNotVerified", api(403, "email_not_verified")],
    [
      "an address that an Action refuses [8.40]",
      "emailNotVerified",
      provider("access_denied", "Please verify your email before logging in."),
    ],
    [
      "a password that an Action does not link [8.40]",
      "emailNotVerified",
      provider(
        "access_denied",
        "E-mail not verified for this password: sign in by a mailed code or with Google.",
      ),
    ],
    ["an expired session", "sessionExpired", provider("invalid_grant", "Unknown or invalid refresh token.")],
    [
      "a session without a refresh token",
      "sessionExpired",
      provider("missing_refresh_token", "Missing Refresh Token"),
    ],
    ["a session that the provider has ended", "sessionExpired", provider("login_required", "Login required")],
    ["an expired token", "sessionExpired", api(401, "token_expired")],
    ["a canceled sign-in", "cancelled", provider("access_denied", "User did not authorize the request")],
    ["an unexpected return", "startOver", provider("missing_transaction", "Invalid state")],
    ["the return of another sign-in", "startOver", provider("state_mismatch", "Invalid state")],
    ["an unreachable provider", "connection", new TypeError("Failed to fetch")],
    ["a slow provider", "connection", new Error("Timeout when executing 'fetch'")],
    ["an unreachable API", "connection", api(0, "no_response")],
    ["an API without keys", "connection", api(503, "sign_in_unavailable")],
    ["a failing API", "connection", api(500, "internal_error")],
    ["an unknown error [8.13]", "unknown", provider("server_error", "Oops")],
    ["an unknown refusal [8.13]", "unknown", api(400, "invalid_request")],
    ["a value that is no error [8.13]", "unknown", "broken"],
    ["nothing [8.13]", "unknown", null],
  ])("maps the error to %s: %s", (_, problem, error) => {
    expect(toSignInProblem(error)).toBe(problem);
  });
});
