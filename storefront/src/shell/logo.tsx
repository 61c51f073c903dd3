/** The shop's logo: a spool seen from the side, and the name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" className="size-8 shrink-0" height="32" viewBox="0 0 32 32" width="32">
        <circle cx="16" cy="16" fill="none" r="13" stroke="currentColor" strokeWidth="3" />
        <circle cx="16" cy="16" fill="none" opacity="0.55" r="8" stroke="currentColor" strokeWidth="2.5" />
        <circle cx="16" cy="16" fill="currentColor" r="3.25" />
        <path d="M29 16v13" stroke="currentColor" strokeLinecap="round" strokeWidth="3" />
      </svg>
      <span className="text-xl font-bold tracking-tight">Spolverk</span>
    </span>
  );
}
