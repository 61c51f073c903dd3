import type { Pallette } from "@spolverk/domain";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useLocation, useRouteContext } from "@tanstack/react-router";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ApiClient } from "@spolverk/bff/contract";
import { useRootAttribute } from "../../browser/use-root-attribute.ts";
import type { ShopContext } from "../../site/shop-context.ts";
import { Icon } from "../../ui/icon.tsx";
import { useAfterPress } from "../../ui/use-after-press.ts";
import { focusContent } from "./focus-content.ts";
import { seenMessages, useSeenMessages } from "./seen-messages.ts";
import { toSiteMessages } from "./to-site-messages.ts";
import { retriesFor } from "../../api/reply-retries.ts";

const minuteMs = 60_000;

/** The site's current messages. */
const messagesQuery = (api: ApiClient, site: string) =>
  queryOptions({
    queryKey: ["messages", site],
    queryFn: async ({ signal }) => (await api("GET /messages", { query: { site } }, signal)).messages,
    staleTime: minuteMs,
    ...retriesFor(3),
  });

/** White text has a contrast of at least 7:1 on each of these colors, in both themes. */
const colors: Readonly<Record<Pallette, string>> = {
  green: "bg-[#14532d]",
  black: "bg-[#171717]",
  red: "bg-[#991b1b]",
  blue: "bg-[#1e3a8a]",
};

const offerId = "norwegian";

/**
 * The origin of a site's Norwegian pages, for a browser that prefers Norwegian and has opened another language; null
 * for any other browser.
 */
function findNorwegianOrigin({ site, sites, language }: ShopContext): string | null {
  const isNorwegian = navigator.languages.some((tag) => /^(?:nb|nn|no)(?:-|$)/i.test(tag));
  if (!isNorwegian || language === "no") return null;
  return sites.find((other) => other.code === site.code && other.language === "no")?.origin ?? null;
}

/**
 * The messages that the shopper has not closed yet, each a bar in its own color; closing a bar marks its message as
 * seen [2.53]. A browser that prefers Norwegian gets one offer of the Norwegian pages, with kroner and Norwegian VAT.
 */
export default function MessageBars() {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data = [] } = useQuery(messagesQuery(api, shop.site.code));
  const list = useRef<HTMLUListElement>(null);
  const { pathname, searchStr } = useLocation();
  const norwegian = findNorwegianOrigin(shop);
  const offer = { id: offerId, message: t("messages.norwegian"), pallette: "blue" } as const;
  const messages = norwegian === null ? data : [offer, ...data];
  const unseen = toSiteMessages(messages, useSeenMessages()).filter(({ seen }) => !seen);
  const isShown = useAfterPress(unseen.length > 0);
  useRootAttribute("data-bars", isShown);
  if (!isShown) return null;
  const close = (id: string, at: number) => {
    // The focus moves to the next bar, otherwise to the previous bar, and when no bar is left to the page.
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const next = buttons[at + 1] ?? buttons[at - 1];
    if (next) next.focus();
    else focusContent();
    seenMessages.add(id);
  };
  return (
    <section aria-label={t("messages.label")} className="pointer-events-auto">
      <ul className="max-h-[45dvh] overflow-y-auto" ref={list}>
        {unseen.map(({ id, message, pallette }, at) => (
          <li className={`border-t border-white/25 text-white ${colors[pallette]}`} key={id}>
            <div className="container-page flex items-center gap-4 py-2">
              <p className="min-w-0 grow text-sm font-medium break-words sm:text-base">
                {id === offerId ? (
                  <a className="underline underline-offset-4" href={`${norwegian}${pathname}${searchStr}`}>
                    {message}
                  </a>
                ) : (
                  message
                )}
              </p>
              <button
                aria-label={t("messages.close", { message })}
                className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full -outline-offset-4 outline-white! hover:bg-white/15"
                onClick={() => close(id, at)}
                type="button"
              >
                <Icon className="size-5" name="close" />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
