import { createHash, randomBytes } from "node:crypto";
import { findFreePorts } from "../../process/ports.mjs";
import { createAuth0Server } from "./create-auth0-server.mjs";
import { createSigningKey, openStore } from "./open-store.mjs";
import { passwordlessGrant } from "./shop-client.mjs";

/** @typedef {import("./create-mailer.mjs").Mail} Mail */
/** @typedef {{ status: number, url: string, body: string }} Page */

export const clientId = "spolverk-storefront";
export const audience = "https://api.spolverk.com";
export const origins = ["http://localhost:3000", "http://se.localhost:3000"];
export const callback = `${origins[1]}/account/callback`;
const scope = "openid profile email offline_access";
/** All test providers share one key, because creating a key takes longer than a test. */
const key = createSigningKey();

/** @param {string} text */
const toChallenge = (text) => createHash("sha256").update(text).digest("base64url");

/** Creates a minimal browser for signing in: it keeps cookies and follows redirects, except those to the shop. */
function createBrowser() {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @param {string} url @param {Record<string, string>} [form] @returns {Promise<Page>} */
  const visit = async (url, form) => {
    const response = await fetch(url, {
      redirect: "manual",
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        accept: "text/html",
      },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    const location = response.headers.get("location");
    const next = location === null ? null : new URL(location, url);
    if (next === null) return { status: response.status, url, body: await response.text() };
    const isShop = origins.includes(next.origin);
    return isShop ? { status: response.status, url: next.href, body: "" } : visit(next.href);
  };
  return { visit };
}

/**
 * Starts a provider on a free port and returns the actions of a test on it.
 *
 * @param {{ file?: string | null, now?: () => Date, port?: number }} [options]
 */
export async function startTestProvider({ file = null, now = () => new Date(), port } = {}) {
  const [free = 0] = port === undefined ? await findFreePorts(1) : [port];
  const url = `http://localhost:${free}`;
  /** @type {Mail[]} */
  const mails = [];
  const server = await createAuth0Server({
    issuer: `${url}/`,
    clientId,
    audience,
    origins,
    store: openStore(file, () => key),
    sendMail: async (mail) => void mails.push(mail),
    now,
  });
  // A restarted provider has new sockets, so fetch must not reuse a connection.
  server.prependListener("request", (_, response) => void response.setHeader("connection", "close"));
  await new Promise((resolve) => void server.listen(free, "127.0.0.1", () => resolve(null)));

  /** @param {string} path @param {object} body @param {Record<string, string>} [headers] */
  const post = (path, body, headers = {}) =>
    fetch(url + path, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  /** @param {Record<string, string>} params @returns {Promise<{ status: number, body: any }>} */
  const exchange = async (params) => {
    const body = new URLSearchParams({ client_id: clientId, ...params });
    const response = await fetch(`${url}/oauth/token`, { method: "POST", body });
    return { status: response.status, body: await response.json() };
  };

  const verifier = randomBytes(32).toString("base64url");
  /** @param {Record<string, string>} [params] */
  const toAuthorizeUrl = (params = {}) => {
    const query = new URLSearchParams({
      client_id: clientId,
      redirect_uri: callback,
      response_type: "code",
      response_mode: "query",
      scope,
      audience,
      state: "state",
      nonce: "nonce",
      code_challenge: toChallenge(verifier),
      code_challenge_method: "S256",
      ...params,
    });
    return `${url}/authorize?${query.toString()}`;
  };
  /** @param {Page} page with the form that is sent @param {Record<string, string>} form */
  const submit = (/** @type {ReturnType<typeof createBrowser>} */ browser, page, form) => {
    const [, action = ""] = /<form method="post" action="([^"]+)"/.exec(page.body) ?? [];
    return browser.visit(new URL(action, page.url).href, form);
  };
  /** Exchanges the code in the callback URL for tokens. @param {Page} page */
  const redeem = (page) =>
    exchange({
      grant_type: "authorization_code",
      code: new URL(page.url).searchParams.get("code") ?? "",
      code_verifier: verifier,
      redirect_uri: callback,
    });

  return {
    url,
    port: free,
    mails,
    post,
    exchange,
    createBrowser,
    toAuthorizeUrl,
    submit,
    redeem,
    control: (/** @type {object} */ behavior) => post("/_control", behavior),
    /** @param {string} email @param {string} [password] */
    async signIn(email, password = "Spolverk-1", browser = createBrowser()) {
      const page = await browser.visit(toAuthorizeUrl());
      return submit(browser, page, { email, password });
    },
    refresh: (/** @type {string} */ token) => exchange({ grant_type: "refresh_token", refresh_token: token }),
    /** @param {string} email @param {object} [more] */
    start: (email, more = {}) =>
      post("/passwordless/start", { client_id: clientId, connection: "email", email, send: "link", ...more }),
    /** @param {string} username @param {string} otp */
    useCode: (username, otp) =>
      exchange({ grant_type: passwordlessGrant, username, otp, realm: "email", audience, scope }),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}

/** Reads the claims of a token. @param {string} token @returns {Record<string, unknown>} */
export const readClaims = (token) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
