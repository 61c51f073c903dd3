/** Link that begins a mail to an address. `email` is empty once the address is deleted. */
export function MailLink({ email }: { email: string }) {
  if (email === "") return <>Deleted</>;
  // Unencoded, a question mark in the address would begin the headers of a mailto link.
  const address = encodeURIComponent(email).replace("%40", "@");
  return (
    <a className="text-ui-fg-interactive" href={`mailto:${address}`}>
      {email}
    </a>
  );
}
