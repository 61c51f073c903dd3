type Recipient = {
  firstName: string;
  lastName: string;
  addressLine1: string;
  zip: string;
  country: string;
};

/**
 * Tells whether two addresses name the same person at the same place, however they are spelled. A member who seems to
 * invite themselves gets no points without a merchandiser's decision [9.32].
 */
export function isSameRecipient(a: Recipient, b: Recipient): boolean {
  const key = toKey(a);
  return key !== null && key === toKey(b);
}

/** Null without a name or a street: such an address matches no other. */
function toKey({ firstName, lastName, addressLine1, zip, country }: Recipient): string | null {
  const parts = [`${firstName}${lastName}`, addressLine1, zip, country].map(toLetters);
  return parts[0] === "" || parts[1] === "" ? null : parts.join("|");
}

const toLetters = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");
