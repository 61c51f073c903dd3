import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { takeBacksQuery } from "../../api/take-back-queries.ts";
import { formatLastDay } from "../../i18n/format-date.ts";
import { useSession } from "../../session/use-session.ts";
import { buttonClass } from "../../ui/button-class.ts";
import type { MadeTakeBack } from "./use-take-back-form.ts";

/** Confirms a new request: its number and what to do next. The mail has the label and a link to the request's page. */
export function TakeBackConfirmation({
  made: { number, hasLabel, expiresAt, email },
}: {
  made: MadeTakeBack;
}) {
  const { t, i18n } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { account } = useSession();
  const title = useRef<HTMLHeadingElement>(null);
  // The confirmation takes the focus, because the form that had it is gone.
  useEffect(() => title.current?.focus(), []);
  const date = formatLastDay(expiresAt, i18n.language);
  return (
    <div className="rounded-card bg-accent-soft p-5 sm:p-7">
      <h3 className="text-xl" ref={title} tabIndex={-1}>
        {t("takeBack.done.title", { number })}
      </h3>
      <p className="mt-2">{t("takeBack.done.mailed", { email })}</p>
      <h4 className="mt-6 font-semibold">{t("takeBack.done.next")}</h4>
      <ol className="mt-2 list-decimal space-y-1.5 pl-6 marker:text-accent">
        <li>
          {hasLabel
            ? t("takeBack.done.label")
            : t("takeBack.done.noLabel", { number, email: shop.support.email })}
        </li>
        <li>{t("takeBack.done.handIn", { date })}</li>
        <li>{t("takeBack.done.tell")}</li>
      </ol>
      {account && <RequestLink accountId={account.accountId} number={number} />}
    </div>
  );
}

/**
 * Links a member to the request's page. When the order does not belong to the account, only the link in the mail opens
 * that page, as for a guest: a person who knows an order's number and email address need not be its customer.
 */
function RequestLink({ accountId, number }: { accountId: string; number: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const { data } = useQuery(takeBacksQuery(api, accountId));
  const made = data?.takeBacks.find(({ takeBack }) => takeBack.number === number);
  if (made === undefined) return null;
  return (
    <Link className={`mt-6 ${buttonClass("outline")} max-sm:w-full`} hash={made.token} to="/re-add/request">
      {t("takeBack.done.open")}
    </Link>
  );
}
