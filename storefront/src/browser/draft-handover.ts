import { useEffect } from "react";
import { readStoredDraft, storeDraft } from "./use-form-draft.ts";

const marker = "#draft=";
/** Names of this page's forms whose drafts are handed over to another site of the shop. */
const shown = new Set<string>();
/** The drafts that this page received, after they were removed from the address. */
let received: Readonly<Record<string, unknown>> = {};

/**
 * The fragment that hands the drafts over to this page on another site: each site has its own domain and storage. No
 * server sees a fragment. Empty when no form has a draft.
 */
export function toDraftHash(): string {
  const drafts = [...shown].flatMap((name) => {
    const draft = readStoredDraft(name);
    return draft === null ? [] : [[name, draft] as const];
  });
  return drafts.length === 0 ? "" : marker + encodeURIComponent(JSON.stringify(Object.fromEntries(drafts)));
}

/**
 * Takes the handed-over drafts out of the address, before the router reads it.
 *
 * @param sites all of the shop's sites, each origin with scheme, host and port
 */
export function receiveDrafts(sites: readonly { origin: string }[]): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(marker)) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  // A foreign page must not fill in forms here.
  const { referrer } = document;
  if (!sites.some(({ origin }) => referrer === origin || referrer.startsWith(`${origin}/`))) return;
  try {
    const drafts: unknown = JSON.parse(decodeURIComponent(hash.slice(marker.length)));
    if (typeof drafts === "object" && drafts !== null) received = { ...drafts };
  } catch {
    // A damaged fragment: the form stays empty.
  }
}

/**
 * Registers a form's draft for the handover on a language change, and stores the draft received from another site. Call
 * it before `useFormDraft`, which reads the stored draft.
 */
export function useDraftHandover(name: string): void {
  useEffect(() => {
    const { [name]: draft, ...others } = received;
    received = others;
    if (typeof draft === "string") storeDraft(name, draft);
    shown.add(name);
    return () => void shown.delete(name);
  }, [name]);
}
