import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, exportSPKI, generateKeyPair, SignJWT } from "jose";

type Claims = Record<string, unknown>;

const audience = "https://api.spolverk.test";
const kid = "first";
const toPart = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/**
 * Serves an identity provider's public key, and signs or forges its tokens.
 * @param now base of the tokens' validity of five minutes
 */
export async function startIdentityProvider(now: Date) {
  const { publicKey, privateKey } = await generateKeyPair("RS256", { extractable: true });
  const keys = [{ ...(await exportJWK(publicKey)), kid, alg: "RS256", use: "sig" }];
  const server = createServer((_, response) => {
    response.setHeader("Content-Type", "application/json");
    response.end(JSON.stringify({ keys }));
  });
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", () => resolve(null)));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const seconds = now.getTime() / 1000;
  const toClaims = (email: string, changes: Claims): Claims => ({
    sub: `auth0|${email}`,
    "https://spolverk.com/email": email,
    "https://spolverk.com/email_verified": true,
    iss: issuer,
    aud: audience,
    exp: seconds + 300,
    ...changes,
  });
  const sign = (email: string, changes: Claims = {}) =>
    new SignJWT(toClaims(email, changes)).setProtectedHeader({ alg: "RS256", kid }).sign(privateKey);

  return {
    issuer,
    audience,
    sign,
    /** A token with an unverified e-mail address. */
    signUnverified: (email: string) => sign(email, { "https://spolverk.com/email_verified": false }),
    /** A token for another API. */
    signForOther: (email: string) => sign(email, { aud: "https://other.example" }),
    signExpired: (email: string) => sign(email, { exp: seconds - 60 }),
    /** A token of another user with this user's claims inserted. */
    async tamper(email: string) {
      const [header, , signature] = (await sign("other@example.com")).split(".");
      return `${header}.${toPart(toClaims(email, {}))}.${signature}`;
    },
    /** A token whose header says that it needs no signature. */
    forgeUnsigned: (email: string) => `${toPart({ alg: "none", kid })}.${toPart(toClaims(email, {}))}.`,
    /** A token signed with the public key as a shared secret. */
    async forgeByPublicKey(email: string) {
      const secret = new TextEncoder().encode(await exportSPKI(publicKey));
      return new SignJWT(toClaims(email, {})).setProtectedHeader({ alg: "HS256", kid }).sign(secret);
    },
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
