import { ApiError } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { type SignInProblem, toSignInProblem } from "./to-sign-in-problem.ts";

const api = (status: number, code: ApiError["code"]) => new ApiError(status, code, "");
/** An error as the SDK throws it and as the provider replies it. */
const provider = (error: string, description = "") =>
  Object.assign(new Error(description), { error, error_description: description });

describe("toSignInProblem", () => {
  it.each<[title: string, problem: SignInProblem, error: unknown]>([
    ["a blocked user [8.18]", "userDisabled", provider("unauthorized", "user is blocked")],
    ["a user whom an Action refuses [8.18]", "userDisabled", provider("access_denied", "User is disabled.")],
    ["a blocked user's token [8.18]", "userDisabled", provider("invalid_grant", "user is blocked")],
    ["a user who is not known [8.19]", "userNotFound", provider("user_not_found")],
    [
      "a user who does not exist [8.19]",
      "userNotFound",
      provider("invalid_request", "The user does not exist."),
    ],
    ["a wrong password [8.20]", "wrongPassword", provider("invalid_user_password", "x")],
    [
      "a wrong password in words [8.20]",
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
    ["an address that is taken [8.24]", "emailExists", provider("user_exists", "The user already exists.")],
    ["a refused sign-up [8.24]", "emailExists", provider("invalid_signup", "Invalid sign up")],
    ["a storage that refuses [8.25]", "notSupported", new DOMException("denied", "SecurityError")],
    ["a storage that is full [8.25]", "notSupported", new DOMException("full", "QuotaExceededError")],
    [
      "a page without cryptography [8.25]",
      "notSupported",
      new Error("auth0-spa-js must run on a secure origin."),
    ],
    ["an address that is not verified [8.40]", "emailNotVerified", api(403, "email_not_verified")],
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
    [
      "a session that has expired",
      "sessionExpired",
      provider("invalid_grant", "Unknown or invalid refresh token."),
    ],
    [
      "a session without a refresh token",
      "sessionExpired",
      provider("missing_refresh_token", "Missing Refresh Token"),
    ],
    ["a session that the provider has ended", "sessionExpired", provider("login_required", "Login required")],
    ["a token that the API takes no more", "sessionExpired", api(401, "token_expired")],
    ["a choice not to sign in", "cancelled", provider("access_denied", "User did not authorize the request")],
    ["a return that was not waited for", "startOver", provider("missing_transaction", "Invalid state")],
    ["a return to another sign-in", "startOver", provider("state_mismatch", "Invalid state")],
    ["a provider that is away", "connection", new TypeError("Failed to fetch")],
    ["a provider that is slow", "connection", new Error("Timeout when executing 'fetch'")],
    ["an API that is away", "connection", api(0, "no_response")],
    ["an API without keys", "connection", api(503, "sign_in_unavailable")],
    ["an API that fails", "connection", api(500, "internal_error")],
    ["an error nobody knows [8.13]", "unknown", provider("server_error", "Oops")],
    ["a refusal nobody knows [8.13]", "unknown", api(400, "invalid_request")],
    ["what is no error [8.13]", "unknown", "broken"],
    ["nothing [8.13]", "unknown", null],
  ])("maps the error to %s: %s", (_, problem, error) => {
    expect(toSignInProblem(error)).toBe(problem);
  });
});
