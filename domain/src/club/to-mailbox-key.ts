/** Providers who deliver an address with and without dots in its first part to the same mailbox. */
const dotless = new Set(["gmail.com", "googlemail.com"]);

/**
 * What addresses of one mailbox have in common: without an alias after "+", and at Gmail without dots. People with several
 * addresses of this kind count as one person in the club. Never an address to send to.
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
