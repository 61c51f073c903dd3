import type { TakeBack } from "@spolverk/bff/contract";
import { isTakeBackLinkOpen } from "@spolverk/domain";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { takeBacksQuery } from "../../api/take-back-queries.ts";
import { AccountPage } from "../../entities/account/account-page.tsx";
import { formatFullDate } from "../../i18n/format-date.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Icon } from "../../ui/icon.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TakeBackBadge } from "./take-back-badge.tsx";

/** The take-backs of the account's orders, the newest first [2.19]. */
export function TakeBacksPage() {
  const { t } = useTranslation();
  return (
    <AccountPage title={t("takeBack.list.title")}>
      {({ accountId }) => <TakeBacks accountId={accountId} key={accountId} />}
    </AccountPage>
  );
}

function TakeBacks({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const found = useQuery(takeBacksQuery(api, accountId));
  return (
    <QueryView query={found} skeleton={<Skeleton label={t("account.loading")} lines={4} />}>
      {({ takeBacks }) =>
        takeBacks.length === 0 ? (
          <NoTakeBacks />
        ) : (
          <ul className="grid gap-3">
            {takeBacks.map(({ token, takeBack }) => (
              <TakeBackRow key={token} takeBack={takeBack} token={token} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

function TakeBackRow({ token, takeBack }: { token: string; takeBack: TakeBack }) {
  const { t, i18n } = useTranslation();
  const { number, state, orderNumber, spools, history } = takeBack;
  const [created] = history;
  const [now] = useState(() => new Date());
  const isOpen = created !== undefined && isTakeBackLinkOpen(new Date(created.at), now);
  const facts = [
    ...(created ? [formatFullDate(created.at, i18n.language)] : []),
    t("account.orders.number", { number: orderNumber }),
    t("takeBack.list.spools", { count: spools }),
  ];
  return (
    <li className="relative grid grid-cols-[1fr_auto] items-center gap-4 rounded-card bg-surface p-4 shadow-card transition-transform has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-accent motion-safe:hover:-translate-y-0.5 sm:p-5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {isOpen ? (
            <Link
              className="font-semibold outline-none after:absolute after:inset-0 after:rounded-card"
              hash={token}
              to="/re-add/request"
            >
              {t("takeBack.request.number", { number })}
            </Link>
          ) : (
            <span className="font-semibold">{t("takeBack.request.number", { number })}</span>
          )}
          <TakeBackBadge state={state} />
        </p>
        <p className="mt-1 text-sm text-soft">{facts.join(" · ")}</p>
      </div>
      {isOpen && <Icon className="size-5 text-soft" name="chevronRight" />}
    </li>
  );
}

function NoTakeBacks() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-14 text-center">
      <Icon className="mx-auto size-12 text-soft" name="returns" />
      <h2 className="title-section mt-4">{t("takeBack.list.empty")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("takeBack.list.emptyHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} to="/re-add">
        {t("takeBack.request.toReAdd")}
      </Link>
    </div>
  );
}
