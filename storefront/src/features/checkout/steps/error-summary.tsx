import { Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import type { Problem } from "../../../api/to-problem.ts";
import { ErrorSummary as PlainErrorSummary } from "../../../ui/error-summary.tsx";
import { isSignInCode } from "../access/is-sign-in-code.ts";

type ErrorSummaryProps = { problem: Problem | null; labels: Readonly<Record<string, string>> };

/**
 * The problems of a step. After an expired session it links to the sign-in and back to this step, keeping what was
 * typed.
 */
export function ErrorSummary({ problem, labels }: ErrorSummaryProps) {
  const { t } = useTranslation();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <PlainErrorSummary labels={labels} problem={problem}>
      {problem && isSignInCode(problem.code) && (
        <p className="mt-1">
          {t("checkout.access.expired")}{" "}
          <Link
            className="inline-flex min-h-7 items-center font-semibold underline"
            search={{ redirect: path }}
            to="/account/login"
          >
            {t("checkout.access.toSignIn")}
          </Link>
        </p>
      )}
    </PlainErrorSummary>
  );
}
