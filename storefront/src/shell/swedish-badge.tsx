type SwedishBadgeProps = {
  label: string;
  /** Shows only the flag when the header lacks room. */
  isCompact?: boolean;
  className?: string;
};

/** "Made in Sweden" with a small flag [2.29]. */
export function SwedishBadge({ label, isCompact = false, className = "" }: SwedishBadgeProps) {
  return (
    <span
      className={`inline-flex items-center gap-2 px-2 text-sm font-semibold whitespace-nowrap ${className}`}
      title={label}
    >
      <svg aria-hidden="true" className="rounded-[3px]" height="14" viewBox="0 0 16 10" width="22">
        <path d="M0 0h16v10H0z" fill="#0b5fa5" />
        <path d="M5 0h2v10H5zM0 4h16v2H0z" fill="#fecb2f" />
      </svg>
      <span className={isCompact ? "max-xl:sr-only" : ""}>{label}</span>
    </span>
  );
}
