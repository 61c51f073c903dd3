/** An address to write to; empty where it was deleted. */
export function MailLink({ email }: { email: string }) {
  if (email === "") return <>Deleted</>;
  // A question mark in an address would begin the mail's headers.
  const address = encodeURIComponent(email).replace("%40", "@");
  return (
    <a className="text-ui-fg-interactive" href={`mailto:${address}`}>
      {email}
    </a>
  );
}
