/** A small number on an icon; renders nothing for 0. The icon's label says it in words. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden="true"
      className={`absolute -top-1.5 -right-2 min-w-5 rounded-full bg-accent py-0.5 text-center text-xs leading-4 font-bold text-accent-ink ${count < 10 ? "px-1" : "px-1.5"}`}
    >
      {count > 99 ? "99+" : count}
    </span>
  );
}
