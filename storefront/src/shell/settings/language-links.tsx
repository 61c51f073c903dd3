import { toDraftHash } from "../../browser/draft-handover.ts";
import type { ShopContext } from "../../site/shop-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { toLanguageChoices } from "./to-language-choices.ts";

/** Links to every language's site with the same path and query [2.50]. Links work without JavaScript. */
export function LanguageLinks({
  label,
  shop,
  page,
}: {
  label: string;
  shop: ShopContext;
  page: { pathname: string; search: string };
}) {
  return (
    <div>
      <h3 className="mb-1.5 text-sm font-semibold tracking-normal" id="settings-language">
        {label}
      </h3>
      <ul aria-labelledby="settings-language" className="grid grid-cols-2 gap-1.5 sm:grid-cols-3">
        {toLanguageChoices(shop, page).map((choice) => (
          <li key={choice.href}>
            <a
              aria-current={choice.chosen ? "true" : undefined}
              className="flex min-h-11 items-center justify-between gap-2 rounded-xl px-3 hover:bg-sunken aria-[current]:bg-accent-soft aria-[current]:font-semibold"
              href={choice.href}
              onClick={({ currentTarget }) => {
                // Without a draft to carry along, the fragment is kept: it may be the token of a mail's link.
                const draft = choice.chosen ? "" : toDraftHash();
                currentTarget.hash = draft || window.location.hash;
              }}
              lang={choice.language}
            >
              {choice.name}
              {choice.chosen && <Icon className="size-4" name="check" />}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
