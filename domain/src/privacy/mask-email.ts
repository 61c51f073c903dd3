/** Masks an e-mail address so that its owner recognizes it and others cannot use it: "a•••@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at < 1 ? "•••" : `${first}•••${email.slice(at)}`;
}
