import { useQueryClient } from "@tanstack/react-query";
import { useRouteContext, useRouter } from "@tanstack/react-router";
import { lazy, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { categoriesQuery } from "../api/queries.ts";
import { loadChunk } from "../browser/chunk-failure.ts";
import { ChunkErrorBoundary } from "../ui/chunk-error-boundary.tsx";
import { Icon } from "../ui/icon.tsx";

const loadPanel = () => loadChunk(() => import("./products-menu-panel.tsx"));
const ProductsMenuPanel = lazy(loadPanel);

/**
 * The Products dropdown [2.36]. It opens on a press, and on the down arrow with the focus inside. It closes on
 * navigation, on a press outside and on Escape, which returns the focus. The categories are prefetched when the pointer
 * or the focus reaches the button.
 */
export function ProductsMenu() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { api } = useRouteContext({ from: "__root__" });
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const [startsInside, setStartsInside] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => router.subscribe("onBeforeNavigate", () => setOpen(false)), [router]);
  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [open]);

  const prefetch = () => {
    void loadPanel();
    void queryClient.prefetchQuery(categoriesQuery(api));
  };
  return (
    <div ref={root}>
      <button
        aria-controls={panelId}
        aria-expanded={open}
        className="inline-flex items-center gap-1 rounded-full py-3 pr-3 pl-4 font-semibold hover:bg-current/10"
        onClick={() => {
          setStartsInside(false);
          setOpen(!open);
        }}
        onFocus={prefetch}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setStartsInside(true);
          setOpen(true);
        }}
        onPointerEnter={prefetch}
        ref={button}
        type="button"
      >
        {t("nav.products")}
        <Icon className={`size-4 transition-transform ${open ? "rotate-180" : ""}`} name="chevronDown" />
      </button>
      <div
        className="absolute inset-x-0 top-full border-y border-line bg-surface text-ink shadow-card"
        hidden={!open}
        id={panelId}
      >
        <ChunkErrorBoundary resetKey={String(open)}>
          {open && <ProductsMenuPanel onNavigate={() => setOpen(false)} startsInside={startsInside} />}
        </ChunkErrorBoundary>
      </div>
    </div>
  );
}
