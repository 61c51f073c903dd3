/** An e-mail address that its owner knows again and others cannot use: "a•••@example.com". */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = email;
  return at < 1 ? "•••" : `${first}•••${email.slice(at)}`;
}
