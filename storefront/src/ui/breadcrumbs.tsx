import { Link } from "@tanstack/react-router";
import { Icon } from "./icon.tsx";

export type Crumb = { path: string; name: string };

/** Breadcrumbs from the shop to this page; the last crumb is the page itself, without a link. */
export function Breadcrumbs({
  label,
  shopLabel,
  crumbs,
}: {
  label: string;
  shopLabel: string;
  crumbs: readonly Crumb[];
}) {
  const link = "inline-flex min-h-6 items-center rounded hover:text-ink hover:underline";
  return (
    <nav aria-label={label} className="text-sm text-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        <li>
          <Link className={link} params={{ _splat: "" }} to="/shop/$">
            {shopLabel}
          </Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li className="flex items-center gap-1.5" key={crumb.path}>
            <Icon className="size-3.5 opacity-60" name="chevronRight" />
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <Link className={link} params={{ _splat: crumb.path }} to="/shop/$">
                {crumb.name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
