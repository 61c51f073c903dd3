type Recipient = {
  firstName: string;
  lastName: string;
  addressLine1: string;
  zip: string;
  country: string;
};

/**
 * Whether two addresses name the same person at the same place, however they are written: whoever invites a friend who is
 * oneself gets no points without a merchandiser's decision [9.32].
 */
export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  const key = toKey(a);
  return key !== null && key === toKey(b);
}

/** Null of one without a name or a street, which is the same as nobody's. */
function toKey({ firstName, lastName, addressLine1, zip, country }: Recipient): string | null {
  const parts = [`${firstName}${lastName}`, addressLine1, zip, country].map(toLetters);
  return parts[0] === "" || parts[1] === "" ? null : parts.join("|");
}

const toLetters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");
