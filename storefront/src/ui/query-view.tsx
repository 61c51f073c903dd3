import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toProblem } from "../api/to-problem.ts";
import { Notice } from "./notice.tsx";

type QueryViewProps<T> = {
  query: UseQueryResult<T, unknown>;
  /** Shown while the data loads; as tall as the content, so that nothing visible shifts. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
};

/** Renders a query's data; until the data arrives a skeleton, or the error with a retry button. */
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
