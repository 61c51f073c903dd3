import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, type JWK, SignJWT } from "jose";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiFailure } from "../http/api-failure.ts";
import { createTokenVerifier, type TokenVerifier } from "./verify-token.ts";

type Key = Awaited<ReturnType<typeof createKey>>;
type Claims = Record<string, unknown>;

const audience = "https://api.spolverk.test";
const start = new Date("2026-03-02T10:00:00Z");
const kim = {
  sub: "auth0|kim",
  "https://spolverk.com/email": "Kim@Example.com",
  "https://spolverk.com/email_verified": true,
};

async function createKey(kid: string) {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  return {
    kid,
    publicKey,
    privateKey,
    jwk: { ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" },
  };
}

let server: Server;
let issuer: string;
let served: JWK[] | "broken";
let requests: number;
let now: Date;
let key: Key;
let verify: TokenVerifier;

beforeEach(async () => {
  key = await createKey("first");
  served = [key.jwk];
  requests = 0;
  now = start;
  server = createServer((_, response) => {
    requests += 1;
    if (served === "broken") return void response.writeHead(500).end();
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ keys: served }));
  });
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", () => resolve(null)));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  verify = createTokenVerifier({ issuer, audience, now: () => now });
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const sign = (changes: Claims = {}, by: Key = key) =>
  new SignJWT({ ...kim, iss: issuer, aud: audience, exp: start.getTime() / 1000 + 300, ...changes })
    .setProtectedHeader({ alg: "RS256", kid: by.kid })
    .sign(by.privateKey);

const codeOf = async (token: string) => {
  const failure: unknown = await verify(token).catch((error: unknown) => error);
  return failure instanceof ApiFailure ? failure.code : failure;
};

const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("createTokenVerifier", () => {
  it("yields the user of a token, with the e-mail address in lowercase [1.9]", async () => {
    expect(await verify(await sign())).toEqual({
      subject: "auth0|kim",
      email: "kim@example.com",
      emailVerified: true,
    });
  });

  it("yields every form of e-mail address that the shop accepts", async () => {
    const token = await sign({ "https://spolverk.com/email": "a!b@example.com" });
    expect((await verify(token)).email).toBe("a!b@example.com");
  });

  it("marks an unverified e-mail address as unverified [8.40]", async () => {
    const token = await sign({ "https://spolverk.com/email_verified": false });
    expect((await verify(token)).emailVerified).toBe(false);
  });

  it.each<[string, Claims]>([
    ["of another issuer", { iss: "https://evil.example/" }],
    ["for another audience", { aud: "https://other.example" }],
    ["without an expiry", { exp: undefined }],
    ["without a subject", { sub: undefined }],
    ["whose e-mail becomes another in lowercase", { "https://spolverk.com/email": "\u212Aim@example.com" }],
    [
      "whose e-mail becomes another once its domain is in ASCII",
      { "https://spolverk.com/email": "kim@ｅxample.com" },
    ],
    [
      "whose e-mail becomes another without its invisible characters",
      { "https://spolverk.com/email": "kim@example.com\u200b" },
    ],
    ["without an e-mail", { "https://spolverk.com/email": undefined }],
    [
      "with a text instead of a boolean for email_verified",
      { "https://spolverk.com/email_verified": "true" },
    ],
    ["valid only from tomorrow", { nbf: start.getTime() / 1000 + 86_400 }],
  ])("refuses a token %s", async (_, changes) => {
    expect(await codeOf(await sign(changes))).toBe("token_invalid");
  });

  it("refuses an expired token with a code of its own after a few seconds of clock tolerance", async () => {
    const token = await sign();
    now = new Date(start.getTime() + 303_000);
    expect((await verify(token)).subject).toBe("auth0|kim");
    now = new Date(start.getTime() + 306_000);
    expect(await codeOf(token)).toBe("token_expired");
  });

  it("refuses a token that was changed after signing", async () => {
    const [header = "", payload = "", signature = ""] = (await sign()).split(".");
    const claims = JSON.parse(Buffer.from(payload, "base64url").toString()) as Claims;
    const forged = toPart({ ...claims, sub: "auth0|other" });
    expect(await codeOf(`${header}.${forged}.${signature}`)).toBe("token_invalid");
  });

  it.each(["none", "None", "NONE"])("refuses a token whose header names %s as its algorithm", async (alg) => {
    const [, payload] = (await sign()).split(".");
    expect(await codeOf(`${toPart({ alg, kid: key.kid })}.${payload}.`)).toBe("token_invalid");
  });

  it("refuses a token signed with the public key as a shared secret", async () => {
    const secret = new TextEncoder().encode(await exportSPKI(key.publicKey));
    const token = await new SignJWT({ ...kim, iss: issuer, aud: audience, exp: start.getTime() / 1000 + 300 })
      .setProtectedHeader({ alg: "HS256", kid: key.kid })
      .sign(secret);
    expect(await codeOf(token)).toBe("token_invalid");
  });

  it.each(["", "x", "a.b.c", "a.b", "x".repeat(5000)])(
    "refuses text that is not a token (%#)",
    async (token) => {
      expect(await codeOf(token)).toBe("token_invalid");
    },
  );
});

describe("the provider's keys", () => {
  it("fetches the keys once for many tokens", async () => {
    for (let each = 0; each < 5; each += 1) await verify(await sign());
    expect(requests).toBe(1);
  });

  it("refetches the keys for an unknown key at most once a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    await verify(await sign());
    const rotated = await createKey("rotated");
    served = [key.jwk, rotated.jwk];
    for (let each = 0; each < 5; each += 1)
      expect(await codeOf(await sign({}, rotated))).toBe("token_invalid");
    expect(requests).toBe(1);
    vi.setSystemTime(start.getTime() + 61_000);
    expect((await verify(await sign({}, rotated))).subject).toBe("auth0|kim");
    expect(requests).toBe(2);
  });

  it("refuses sign-in as unavailable when the keys cannot be fetched, and retries at the next token", async () => {
    served = "broken";
    expect(await codeOf(await sign())).toBe("sign_in_unavailable");
    served = [key.jwk];
    expect((await verify(await sign())).subject).toBe("auth0|kim");
  });

  it("refuses sign-in as unavailable while the provider is down", async () => {
    server.closeAllConnections();
    await new Promise((resolve) => void server.close(resolve));
    expect(await codeOf(await sign())).toBe("sign_in_unavailable");
  });
});
