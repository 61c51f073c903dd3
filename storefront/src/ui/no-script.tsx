type NoScriptProps = { text: string; phone: string; email: string };

/**
 * What a browser without JavaScript shows in place of the elements beside it, whose parent has `data-needs-script`
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
