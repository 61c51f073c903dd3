/** Providers that ignore dots in the local part of an address. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * A key that all addresses of one mailbox share: without an alias after "+", and at Gmail without dots. The club
 * counts addresses with the same key as one person. The shop never sends mail to the key.
 */
export function toMailboxKey(email: string): string {
  const address = email.trim().normalize("NFKC").toLowerCase();
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  const domain = address.slice(at + 1);
  const name = address.slice(0, at);
  const plus = name.indexOf("+");
  const main = plus > 0 ? name.slice(0, plus) : name;
  if (!dotless.has(domain)) return `${main}@${domain}`;
  return `${main.replaceAll(".", "")}@gmail.com`;
}
