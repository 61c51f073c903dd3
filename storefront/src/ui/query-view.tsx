import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toProblem } from "../api/to-problem.ts";
import { Notice } from "./notice.tsx";

type QueryViewProps<T> = {
  query: UseQueryResult<T, unknown>;
  /** Shown while the reply is on its way; as high as what follows, so that nothing in sight moves. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** What a query replied; before that its outline, or why there is no reply, with a button to ask again. */
export function QueryView<T>({ query, skeleton, children }: QueryViewProps<T>) {
  const { t } = useTranslation();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return skeleton;
  return (
    <Notice look="error">
      <p>{toProblem(query.error, t).message}</p>
      <button className="min-h-11 underline" onClick={() => void query.refetch()} type="button">
        {t("error.retry")}
      </button>
    </Notice>
  );
}
