import { afterEach, expect, it, vi } from "vitest";
import action from "../../../docker/auth0/post-login-action.cjs";

const email = "asa@example.com";
const secrets = {
  MANAGEMENT_DOMAIN: "spolverk.eu.auth0.com",
  MANAGEMENT_CLIENT_ID: "id",
  MANAGEMENT_CLIENT_SECRET: "secret",
};
/** @type {{ method: string, url: string, body: any }[]} */
let calls = [];

/** Simulates Auth0's Management API. @param {object[]} users */
function playTenant(users) {
  calls = [];
  vi.stubGlobal(
    "fetch",
    async (/** @type {string} */ url, /** @type {{ method: string, body?: string }} */ init) => {
      calls.push({ method: init.method, url, body: init.body ? JSON.parse(init.body) : null });
      if (url.endsWith("/oauth/token")) return Response.json({ access_token: "token" });
      return url.includes("users-by-email") ? Response.json(users) : Response.json({}, { status: 201 });
    },
  );
}
afterEach(() => vi.unstubAllGlobals());

/** @param {object} user */
async function logIn(user, given = secrets) {
  /** @type {Record<string, unknown>} */
  const claims = {};
  const api = {
    access: { deny: vi.fn() },
    accessToken: {
      setCustomClaim: (/** @type {string} */ name, /** @type {unknown} */ value) =>
        void (claims[name] = value),
    },
    authentication: { setPrimaryUserId: vi.fn() },
    user: { setAppMetadata: vi.fn() },
  };
  await action.onExecutePostLogin({ user: { user_id: "email|1", email, ...user }, secrets: given }, api);
  return { claims, api };
}

it("the Action adds the address, and whether it is verified, to the access token [1.9]", async () => {
  playTenant([]);
  expect((await logIn({ email_verified: true })).claims).toEqual({
    "https://spolverk.com/email": email,
    "https://spolverk.com/email_verified": true,
  });
  expect((await logIn({})).claims).toMatchObject({ "https://spolverk.com/email_verified": false });
});

it("the Action links a second way of signing in to the user who has verified the address before", async () => {
  playTenant([
    { user_id: "email|1", email_verified: true },
    { user_id: "google-oauth2|9", email_verified: true },
    { user_id: "auth0|2", email_verified: true, app_metadata: { shop_user: true } },
  ]);
  const { api } = await logIn({ email_verified: true });
  expect(calls.at(-1)).toEqual({
    method: "POST",
    url: "https://spolverk.eu.auth0.com/api/v2/users/auth0%7C2/identities",
    body: { provider: "email", user_id: "1" },
  });
  expect(api.authentication.setPrimaryUserId).toHaveBeenCalledWith("auth0|2");
  expect(api.user.setAppMetadata).not.toHaveBeenCalled();
});

it.each(["google-oauth2|9", "email|3", "auth0|7"])(
  "the Action never links a password to the user %s of the same address",
  async (primary) => {
    playTenant([{ user_id: primary, email_verified: true, app_metadata: { shop_user: true } }]);
    const { api, claims } = await logIn({ user_id: "auth0|2", email_verified: true });
    expect(calls.filter(({ url }) => url.includes("identities"))).toEqual([]);
    expect(api.authentication.setPrimaryUserId).not.toHaveBeenCalled();
    expect(api.user.setAppMetadata).not.toHaveBeenCalled();
    expect(claims).toEqual({});
    const [[reason = ""] = []] = api.access.deny.mock.calls;
    expect(reason).toMatch(/verified/);
  },
);

it("the Action marks the first user who verifies an address and links that user to no other", async () => {
  playTenant([{ user_id: "auth0|2", email_verified: false }]);
  const { api } = await logIn({ email_verified: true });
  expect(api.user.setAppMetadata).toHaveBeenCalledWith("shop_user", true);
  expect(api.authentication.setPrimaryUserId).not.toHaveBeenCalled();
});

it("the Action links no user with an unverified address, and makes no call for a user it has marked", async () => {
  playTenant([{ user_id: "auth0|2", email_verified: true, app_metadata: { shop_user: true } }]);
  await logIn({ email_verified: false });
  await logIn({ email_verified: true, app_metadata: { shop_user: true } });
  expect(calls).toEqual([]);
});

it("the Action fails the sign-in when the Management API does not answer", async () => {
  vi.stubGlobal("fetch", async () => new Response("", { status: 500 }));
  await expect(logIn({ email_verified: true })).rejects.toThrow("POST /oauth/token answered 500");
});
