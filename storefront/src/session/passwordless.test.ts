import { afterEach, describe, expect, it, vi } from "vitest";
import { exchangeLoginCode, requestLoginLink, requestNewPassword } from "./passwordless.ts";
import { toSignInProblem } from "./to-sign-in-problem.ts";

const settings = { domain: "login.example", clientId: "shop", audience: "https://api.example" };

/** Stubs the provider's reply and returns the calls it receives. */
function answer(reply: () => Response) {
  const sent: { url: string; language: string | null; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (url: string, init: { body: string; headers: HeadersInit }) => {
    const headers = new Headers(init.headers);
    sent.push({ url, language: headers.get("x-request-language"), body: JSON.parse(init.body) });
    return reply();
  });
  return sent;
}
const refuse = (status: number, error: string, error_description: string) => () =>
  Response.json({ error, error_description }, { status });

afterEach(() => void vi.unstubAllGlobals());

const link = { email: "kim@example.com", language: "sv", redirectUri: "https://se.example/account/callback" };
const problemOf = (promise: Promise<unknown>) => promise.then(() => null, toSignInProblem);

describe("signing in by email", () => {
  it("requests a mail in the shop's language whose link redirects to the shop's own address", async () => {
    const sent = answer(() => Response.json({}));
    await requestLoginLink(settings, link);
    expect(sent).toEqual([
      {
        url: "https://login.example/passwordless/start",
        language: "sv",
        body: {
          client_id: "shop",
          connection: "email",
          email: "kim@example.com",
          send: "link",
          authParams: {
            redirect_uri: "https://se.example/account/callback",
            ui_locales: "sv",
            scope: "openid profile email offline_access",
            audience: "https://api.example",
          },
        },
      },
    ]);
  });
  it("exchanges the mailed code and the address for a refresh token", async () => {
    const sent = answer(() => Response.json({ access_token: "a", refresh_token: "r" }));
    expect(await exchangeLoginCode(settings, { email: "kim@example.com", code: "123456" })).toBe("r");
    expect(sent[0]?.body).toMatchObject({
      grant_type: "http://auth0.com/oauth/grant-type/passwordless/otp",
      realm: "email",
      username: "kim@example.com",
      otp: "123456",
    });
  });
  it("distinguishes the refusals of an expired or replaced code [8.21], too many requests [8.23] and a blocked user [8.18]", async () => {
    const exchange = () => problemOf(exchangeLoginCode(settings, { email: "kim@example.com", code: "1" }));
    answer(refuse(403, "invalid_grant", "Wrong email or verification code."));
    expect(await exchange()).toBe("codeExpired");
    answer(refuse(403, "unauthorized", "user is blocked"));
    expect(await exchange()).toBe("userDisabled");
    answer(() => new Response("slow down", { status: 429 }));
    expect(await exchange()).toBe("tooManyRequests");
    expect(await problemOf(requestLoginLink(settings, link))).toBe("tooManyRequests");
  });
  it("treats a reply without a refresh token as a failure", async () => {
    answer(() => Response.json({ access_token: "a" }));
    expect(await problemOf(exchangeLoginCode(settings, { email: "k@example.com", code: "1" }))).toBe(
      "unknown",
    );
    answer(() => new Response("<p>", { status: 502 }));
    expect(await problemOf(exchangeLoginCode(settings, { email: "k@example.com", code: "1" }))).toBe(
      "unknown",
    );
  });
});

it("requestNewPassword requests a mail for a new password, and accepts a reply that is not JSON", async () => {
  const sent = answer(() => new Response("We've just sent you an email to reset your password."));
  await requestNewPassword(settings, { email: "kim@example.com", language: "de" });
  expect(sent).toEqual([
    {
      url: "https://login.example/dbconnections/change_password",
      language: "de",
      body: { client_id: "shop", email: "kim@example.com", connection: "Username-Password-Authentication" },
    },
  ]);
});
