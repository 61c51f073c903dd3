/** Another system that wants to know who is signed in [7.16]. */
export type TokenSync = { url: string; maxAgeSeconds: number };

type Options = {
  /** As the provider signed it, and when, in seconds since 1970; null: the user has signed out. */
  idToken: { token: string; issuedAt: number } | null;
  /** Milliseconds since 1970. */
  now: number;
  fetch?: typeof fetch;
};

/**
 * Tells the system of a sign-in, by the ID token, or of a sign-out. A token older than its maximum age is not sent: it was
 * when it was new [7.16].
 *
 * @returns whether the system was told
 */
export async function syncToken(
  { url, maxAgeSeconds }: TokenSync,
  { idToken, now, fetch: send = fetch }: Options,
): Promise<boolean> {
  if (idToken !== null && now / 1000 - idToken.issuedAt > maxAgeSeconds) return false;
  // The page may be left right after.
  const request: RequestInit =
    idToken === null
      ? { method: "DELETE", keepalive: true }
      : { method: "POST", keepalive: true, headers: { authorization: `Bearer ${idToken.token}` } };
  const { ok, status } = await send(url, request);
  if (!ok) throw new Error(`the token sync answered ${status}`);
  return true;
}
