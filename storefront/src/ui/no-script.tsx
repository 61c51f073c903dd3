type NoScriptProps = { text: string; phone: string; email: string };

/**
 * Shown to a browser without JavaScript instead of the elements beside it, whose parent has `data-needs-script`
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
