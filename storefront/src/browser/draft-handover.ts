import { useEffect } from "react";
import { readStoredDraft, storeDraft } from "./use-form-draft.ts";

const marker = "#draft=";
/** Names of this page's forms whose drafts are handed over to another site of the shop. */
const shown = new Set<string>();
/** The drafts that this page has received and removed from its address. */
let received: Readonly<Record<string, unknown>> = {};

/**
 * The fragment that hands this page's drafts over to the same page on another site, because each site has a domain and
 * a storage of its own. A browser sends no fragment to a server. Empty when no form has a draft.
 */
export function toDraftHash(): string {
  const drafts = [...shown].flatMap((name) => {
    const draft = readStoredDraft(name);
    return draft === null ? [] : [[name, draft] as const];
  });
  return drafts.length === 0 ? "" : marker + encodeURIComponent(JSON.stringify(Object.fromEntries(drafts)));
}

/**
 * Moves the drafts that were handed over out of the address, before the router reads the address.
 *
 * @param sites all of the shop's sites, each origin with scheme, host and port
 */
export function receiveDrafts(sites: readonly { origin: string }[]): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(marker)) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  // Only a page of the shop may fill in forms: the fragment of a foreign link is ignored.
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
