type NoScriptProps = { text: string; phone: string; email: string };

/**
 * What a browser without JavaScript is told in place of the elements beside it, whose parent says `data-needs-script`
 * (app.css).
 */
export function NoScript({ text, phone, email }: NoScriptProps) {
  return (
    <noscript>
      <p className="rounded-2xl bg-accent-soft p-4 font-medium">
        {text} <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>,{" "}
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </noscript>
  );
}
