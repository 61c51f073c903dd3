/** Another system that is notified of the signed-in user [7.16]. */
export type TokenSync = { url: string; maxAgeSeconds: number };

type Options = {
  /** The signed ID token, and when it was issued, in seconds since 1970; null after a sign-out. */
  idToken: { token: string; issuedAt: number } | null;
  /** Milliseconds since 1970. */
  now: number;
  fetch?: typeof fetch;
};

/**
 * Notifies the other system of a sign-in, by the ID token, or of a sign-out. A token that is older than the maximum age
 * is not sent, because it was sent when it was new [7.16].
 *
 * @returns whether a notification was sent
 */
export async function syncToken(
  { url, maxAgeSeconds }: TokenSync,
  { idToken, now, fetch: send = fetch }: Options,
): Promise<boolean> {
  if (idToken !== null && now / 1000 - idToken.issuedAt > maxAgeSeconds) return false;
  // With keepalive the request survives when the browser leaves the page right afterwards.
  const request: RequestInit =
    idToken === null
      ? { method: "DELETE", keepalive: true }
      : { method: "POST", keepalive: true, headers: { authorization: `Bearer ${idToken.token}` } };
  const { ok, status } = await send(url, request);
  if (!ok) throw new Error(`the token sync answered ${status}`);
  return true;
}
