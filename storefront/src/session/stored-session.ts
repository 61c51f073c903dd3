import { readStoredText } from "../browser/stored-text.ts";

const toPrefix = (clientId: string) => `@@auth0spajs@@::${clientId}::`;
/** Where the SDK stores the user who is signed in. */
export const toStoredUserKey = (clientId: string) => `${toPrefix(clientId)}@@user@@`;

/**
 * Tells whether another tab has stored an access token. The SDK stores the user before it: whoever asks for a token
 * between the two makes the SDK store the tokens of an ended session once more, over the new ones.
 */
export function isTokenStored({ key, newValue }: Pick<StorageEvent, "key" | "newValue">, clientId: string) {
  if (key === null || newValue === null) return false;
  const isEntry = key.startsWith(toPrefix(clientId)) && key !== toStoredUserKey(clientId);
  return isEntry && newValue.includes('"access_token"');
}

/** Is somebody signed in, as far as the browser knows? The token may be over by now. */
export function hasStoredSession(storage: Pick<Storage, "getItem"> | null, clientId: string): boolean {
  return readStoredText(storage, toStoredUserKey(clientId)) !== null;
}
