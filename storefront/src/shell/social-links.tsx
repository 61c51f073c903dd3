import { useTranslation } from "react-i18next";
import type { SocialLink } from "../site/shop-context.ts";
import { Icon } from "../ui/icon.tsx";

/** Links to the shop's social media; each opens in a new tab, without a referrer or an opener [2.34]. */
export function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t("footer.social")} className="-ml-2.5 flex gap-1">
      {links.map(({ id, name, url }) => (
        <li key={id}>
          <a
            aria-label={t("footer.newTab", { name })}
            className="grid size-11 place-items-center rounded-full text-soft hover:bg-current/10 hover:text-ink"
            href={url}
            rel="noopener noreferrer"
            target="_blank"
          >
            <Icon name={id} />
          </a>
        </li>
      ))}
    </ul>
  );
}
