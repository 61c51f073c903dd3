import type { TakeBack } from "@spolverk/bff/contract";
import { formatPrice } from "@spolverk/domain";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LabelButton } from "../../features/take-back/label-button.tsx";
import { formatFullDate, formatLastDay } from "../../i18n/format-date.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { SentForm } from "./sent-form.tsx";
import { TakeBackBadge } from "./take-back-badge.tsx";
import { toTakeBackSteps } from "./to-take-back-steps.ts";

type TakeBackViewProps = { token: string; takeBack: TakeBack };

/** One take-back: its progress, the customer's next step, and its contents. */
export function TakeBackView({ token, takeBack }: TakeBackViewProps) {
  const { t, i18n } = useTranslation();
  const { state, number, hasLabel } = takeBack;
  const steps = toTakeBackSteps(takeBack).map(({ name, state: stepState, at }) => ({
    key: name,
    label: t(`takeBack.states.${name}`),
    state: stepState,
    date: at && formatFullDate(at, i18n.language),
  }));
  return (
    <div className="grid gap-5">
      <Panel aside={<TakeBackBadge state={state} />} title={t("takeBack.request.number", { number })}>
        <Timeline
          doneLabel={t("takeBack.request.done")}
          label={t("takeBack.request.timeline")}
          steps={steps}
        />
        <div className="mt-6">
          <StateText takeBack={takeBack} />
        </div>
        {state === "created" && hasLabel && (
          <div className="mt-5 flex flex-wrap gap-3">
            <LabelButton token={token} />
          </div>
        )}
        {state === "expired" && (
          <Link className={`${buttonClass("outline")} mt-5`} to="/re-add">
            {t("takeBack.request.toReAdd")}
          </Link>
        )}
      </Panel>
      {state === "created" && <SentForm token={token} />}
      <Facts takeBack={takeBack} />
    </div>
  );
}

/** What the state means for the customer; a rejection shows its reason and fee [5.20]. */
function StateText({ takeBack }: { takeBack: TakeBack }) {
  const { t, i18n } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const { state, number, hasLabel, expiresAt, reason, feeSek } = takeBack;
  if (state === "created") {
    const date = formatLastDay(expiresAt, i18n.language);
    return (
      <div className="grid gap-2">
        {!hasLabel && <p>{t("takeBack.done.noLabel", { number, email: shop.support.email })}</p>}
        <p>{t("takeBack.request.texts.created", { date })}</p>
      </div>
    );
  }
  if (state !== "rejected") return <p>{t(`takeBack.request.texts.${state}`)}</p>;
  return (
    <Notice look="warning">
      <p>{t("takeBack.request.texts.rejected")}</p>
      {reason !== null && <p className="mt-2 font-normal whitespace-pre-line">{reason}</p>}
      <p className="mt-2">
        {feeSek === null
          ? t("takeBack.request.noFee")
          : t("takeBack.request.fee", { fee: formatPrice(feeSek * 100, "SEK", true) })}
      </p>
    </Notice>
  );
}

function Facts({ takeBack }: { takeBack: TakeBack }) {
  const { t, i18n } = useTranslation();
  const { orderNumber, spools, scrapGrams, trackingNumber } = takeBack;
  const format = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 3 });
  const facts = [
    { name: t("takeBack.form.orderNumber"), text: orderNumber },
    { name: t("takeBack.form.spools"), text: format.format(spools) },
    { name: t("takeBack.form.scrapGrams"), text: format.format(scrapGrams / 1000) },
    ...(trackingNumber === null ? [] : [{ name: t("takeBack.sent.tracking"), text: trackingNumber }]),
  ];
  return (
    <Panel title={t("takeBack.form.content")}>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-semibold break-words">{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
