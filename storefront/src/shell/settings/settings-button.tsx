import { useRouteContext } from "@tanstack/react-router";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadChunk } from "../../browser/chunk-failure.ts";
import { ChunkErrorBoundary } from "../../ui/chunk-error-boundary.tsx";
import { Icon } from "../../ui/icon.tsx";

// Loaded on demand, because few shoppers open it.
const SettingsDialog = lazy(() => loadChunk(() => import("./settings-dialog.tsx")));

/** Opens the settings [2.50], and holds whether they are open. */
export function SettingsButton({ className }: { className: string }) {
  const { t } = useTranslation();
  const { shop } = useRouteContext({ from: "__root__" });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        aria-haspopup="dialog"
        aria-label={t("nav.settings")}
        className={className}
        onClick={() => setIsOpen(true)}
        type="button"
      >
        <Icon name="settings" />
      </button>
      <ChunkErrorBoundary resetKey={String(isOpen)}>
        {isOpen && <SettingsDialog onClose={() => setIsOpen(false)} shop={shop} />}
      </ChunkErrorBoundary>
    </>
  );
}
