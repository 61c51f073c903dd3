import { ApiError } from "@spolverk/bff/contract";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { takeBackQuery } from "../../api/take-back-queries.ts";
import { buttonClass } from "../../ui/button-class.ts";
import { Notice } from "../../ui/notice.tsx";
import { QueryView } from "../../ui/query-view.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useIsHydrated } from "../../browser/use-is-hydrated.ts";
import { TakeBackView } from "./take-back-view.tsx";

type RequestPageProps = {
  /** From the link's fragment; null when the link was cut off, and in the server's HTML. */
  token: string | null;
};

/** The target of links in a take-back's mails: its state and next steps, without sign-in [3.45]. */
export function RequestPage({ token }: RequestPageProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  return (
    <div className="min-h-[70vh] max-w-3xl">
      <h1 className="title-page mb-6">{t("takeBack.request.title")}</h1>
      {!isHydrated && <Skeleton label={t("takeBack.request.loading")} lines={4} />}
      {isHydrated && token === null && <Notice look="error">{t("takeBack.request.broken")}</Notice>}
      {isHydrated && token !== null && <Request key={token} token={token} />}
    </div>
  );
}

function Request({ token }: { token: string }) {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const takeBack = useQuery(takeBackQuery(api, token));
  if (takeBack.error instanceof ApiError && takeBack.error.code === "take_back_not_found")
    return <UnknownRequest />;
  return (
    <QueryView query={takeBack} skeleton={<Skeleton label={t("takeBack.request.loading")} lines={4} />}>
      {(reply) => <TakeBackView takeBack={reply} token={token} />}
    </QueryView>
  );
}

function UnknownRequest() {
  const { t } = useTranslation();
  return (
    <div className="rounded-card bg-sunken px-6 py-14 text-center">
      <h2 className="title-section">{t("takeBack.request.unknown")}</h2>
      <p className="mx-auto mt-2 max-w-md text-soft">{t("takeBack.request.unknownHint")}</p>
      <Link className={`${buttonClass("primary")} mt-6`} to="/re-add">
        {t("takeBack.request.toReAdd")}
      </Link>
    </div>
  );
}
