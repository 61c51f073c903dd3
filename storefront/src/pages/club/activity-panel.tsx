import type { Activity } from "@spolverk/bff/contract";
import { ledgerEntryTypes } from "@spolverk/domain";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { activityQuery, type ActivityType } from "../../api/account-queries.ts";
import { formatFullDate, formatLastDay } from "../../i18n/format-date.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Panel } from "../../ui/panel.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

/** The entries of the account's points ledger, the newest first, of all types or of one type [3.44]. */
export function ActivityPanel({ accountId }: { accountId: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const [choice, setChoice] = useState<{ type?: ActivityType; page: number }>({ page: 1 });
  const activity = useQuery({ ...activityQuery(api, accountId, choice), placeholderData: keepPreviousData });

  function chooseType(value: string): void {
    const type = ledgerEntryTypes.find((one) => one === value);
    setChoice({ page: 1, ...(type && { type }) });
  }

  return (
    <Panel title={t("club.activity.title")}>
      <SelectField
        className="mb-4 sm:max-w-xs"
        id="activity-type"
        label={t("club.activity.filter")}
        onChange={chooseType}
        options={[
          { value: "", label: t("club.activity.all") },
          ...ledgerEntryTypes.map((value) => ({ value, label: t(`club.activity.types.${value}`) })),
        ]}
        value={choice.type ?? ""}
      />
      <QueryView query={activity} skeleton={<Skeleton label={t("account.loading")} lines={3} />}>
        {({ entries, total, page, pageSize }) => (
          <div aria-busy={activity.isPlaceholderData}>
            {entries.length === 0 ? (
              <p className="text-soft">
                {t(choice.type === undefined ? "club.activity.empty" : "club.activity.noneOfType")}
              </p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {entries.map((entry) => (
                  <Entry entry={entry} key={entry.entryId} />
                ))}
              </ul>
            )}
            <Pages
              onSelect={(next) => setChoice({ ...choice, page: next })}
              page={page}
              pages={Math.ceil(total / pageSize)}
            />
          </div>
        )}
      </QueryView>
    </Panel>
  );
}

function Entry({ entry }: { entry: Activity["entries"][number] }) {
  const { t, i18n } = useTranslation();
  const { type, amount, at, expiresAt, orderId, orderNumber, note } = entry;
  const isReturned = type === "redemption" && amount > 0;
  const count = amount / 100;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3">
      <span className="font-semibold">
        {isReturned ? t("club.activity.returned") : t(`club.activity.types.${type}`)}
      </span>
      <span className={`font-semibold whitespace-nowrap ${amount > 0 ? "text-accent" : ""}`}>
        {t(amount > 0 ? "club.activity.given" : "club.activity.taken", {
          points: t("points.count", { count: Math.abs(count) }),
        })}
      </span>
      <span className="col-span-2 text-sm text-soft">
        {formatFullDate(at, i18n.language)}
        {orderId !== null && orderNumber !== null && (
          <>
            {" · "}
            <Link className="underline" params={{ orderId }} to="/account/orders/$orderId">
              {t("account.orders.number", { number: orderNumber })}
            </Link>
          </>
        )}
        {expiresAt !== null && (
          <>
            {" · "}
            {t("club.activity.expires", { date: formatLastDay(expiresAt, i18n.language) })}
          </>
        )}
        {note !== null && note !== "" && (
          <>
            {" · "}
            {note}
          </>
        )}
      </span>
    </li>
  );
}

type PagesProps = { page: number; pages: number; onSelect: (page: number) => void };

function Pages({ page, pages, onSelect }: PagesProps) {
  const { t } = useTranslation();
  if (pages < 2) return null;
  const look = `${buttonClass("outline", "small")} disabled:opacity-40`;
  return (
    <nav aria-label={t("club.activity.pages")} className="mt-5 flex items-center justify-between gap-4">
      <button className={look} disabled={page <= 1} onClick={() => onSelect(page - 1)} type="button">
        {t("account.orders.previous")}
      </button>
      <output className="text-sm text-soft">{t("account.orders.page", { page, pages })}</output>
      <button className={look} disabled={page >= pages} onClick={() => onSelect(page + 1)} type="button">
        {t("account.orders.next")}
      </button>
    </nav>
  );
}
