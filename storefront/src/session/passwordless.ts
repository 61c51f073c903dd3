import { toProviderUrl } from "./to-provider-url.ts";

export type ProviderSettings = { domain: string; clientId: string; audience: string };

/** The scope of the tokens, which is also the one that the SDK requests. */
export const scope = "openid profile email offline_access";

/** A refusal of the provider, with the fields of the SDK's errors. */
class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly error: string;
  readonly error_description: string;

  constructor(error: string, description: string) {
    super(description);
    this.error = error;
    this.error_description = description;
  }
}

type LinkRequest = { email: string; language: string; redirectUri: string };

/**
 * Makes the provider mail a sign-in link. The SDK does not support this flow, so this module calls the provider's
 * documented endpoints. The mail links to /account/login with a code, which is valid only together with the email
 * address [4.36].
 *
 * @throws ProviderError, or what `fetch` throws
 */
export async function requestLoginLink(
  { domain, clientId, audience }: ProviderSettings,
  { email, language, redirectUri }: LinkRequest,
): Promise<void> {
  const body = {
    client_id: clientId,
    connection: "email",
    email,
    send: "link",
    authParams: { redirect_uri: redirectUri, ui_locales: language, scope, audience },
  };
  await post(`${toProviderUrl(domain)}/passwordless/start`, body, language);
}

/**
 * Exchanges a mailed code for a refresh token, with which the SDK continues (Identity.adoptRefreshToken).
 *
 * @throws ProviderError when the code is wrong, replaced or expired, or what `fetch` throws
 */
export async function exchangeLoginCode(
  { domain, clientId, audience }: ProviderSettings,
  { email, code }: { email: string; code: string },
): Promise<string> {
  const reply = await post(`${toProviderUrl(domain)}/oauth/token`, {
    grant_type: "http://auth0.com/oauth/grant-type/passwordless/otp",
    client_id: clientId,
    realm: "email",
    username: email,
    otp: code,
    audience,
    scope,
  });
  const refreshToken = textOf(reply, "refresh_token");
  if (refreshToken === "") throw new ProviderError("server_error", "The reply is incomplete");
  return refreshToken;
}

/** Auth0's name of its own database of users with passwords. */
const passwordConnection = "Username-Password-Authentication";

/**
 * Makes the provider mail a link to set a new password. The reply is the same whether or not the user exists.
 *
 * @throws ProviderError, or what `fetch` throws
 */
export async function requestNewPassword(
  { domain, clientId }: ProviderSettings,
  { email, language }: Pick<LinkRequest, "email" | "language">,
): Promise<void> {
  const body = { client_id: clientId, email, connection: passwordConnection };
  await post(`${toProviderUrl(domain)}/dbconnections/change_password`, body, language);
}

async function post(url: string, body: object, language?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // The language of the mail.
      ...(language !== undefined && { "x-request-language": language }),
    },
    body: JSON.stringify(body),
  });
  const reply: unknown = await response.json().catch(() => null);
  if (response.ok) return reply;
  if (response.status === 429) throw new ProviderError("too_many_requests", "Too many requests");
  throw new ProviderError(textOf(reply, "error") || "server_error", textOf(reply, "error_description"));
}

function textOf(reply: unknown, name: string): string {
  const value: unknown = typeof reply === "object" && reply !== null ? Reflect.get(reply, name) : null;
  return typeof value === "string" ? value : "";
}
