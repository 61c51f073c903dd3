import { CatchBoundary } from "@tanstack/react-router";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "./button-class.ts";
import { Notice } from "./notice.tsx";

/** Wraps a lazily loaded part of the page: if the part fails to load, the rest of the page stays [8.12]. */
export function ChunkErrorBoundary({ resetKey, children }: { resetKey: string; children: ReactNode }) {
  return (
    <CatchBoundary errorComponent={ChunkErrorMessage} getResetKey={() => resetKey}>
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  );
}

function ChunkErrorMessage() {
  const { t } = useTranslation();
  return (
    <div className="fixed inset-x-4 bottom-20 z-50 mx-auto max-w-lg shadow-card sm:bottom-6">
      <Notice look="error">
        <p>{t("error.part")}</p>
        <button
          className={`mt-3 ${buttonClass("outline", "small")}`}
          onClick={() => window.location.reload()}
          type="button"
        >
          {t("error.reload")}
        </button>
      </Notice>
    </div>
  );
}
