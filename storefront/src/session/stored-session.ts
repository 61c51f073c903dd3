import { readStoredText } from "../browser/stored-text.ts";

const toPrefix = (clientId: string) => `@@auth0spajs@@::${clientId}::`;
/** Key under which the SDK stores the signed-in user. */
export const toStoredUserKey = (clientId: string) => `${toPrefix(clientId)}@@user@@`;

/**
 * Whether another tab has stored an access token. The SDK stores the user first and the token afterwards. If this tab
 * requested a token in between, its SDK would overwrite the new tokens with those of an ended session.
 */
export function isTokenStored({ key, newValue }: Pick<StorageEvent, "key" | "newValue">, clientId: string) {
  if (key === null || newValue === null) return false;
  const isEntry = key.startsWith(toPrefix(clientId)) && key !== toStoredUserKey(clientId);
  return isEntry && newValue.includes('"access_token"');
}

/** Whether the browser has a stored session; its token may have expired. */
export function hasStoredSession(storage: Pick<Storage, "getItem"> | null, clientId: string): boolean {
  return readStoredText(storage, toStoredUserKey(clientId)) !== null;
}
