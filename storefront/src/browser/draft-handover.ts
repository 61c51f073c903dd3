import { useEffect } from "react";
import { readStoredDraft, storeDraft } from "./use-form-draft.ts";

const marker = "#draft=";
/** The forms of this page whose drafts go along to another site of the shop. */
const shown = new Set<string>();
/** What this page was given, once the address no longer has it. */
let received: Readonly<Record<string, unknown>> = {};

/**
 * What to put behind the address of this page on another site, so that what was typed goes along: each site has a domain of
 * its own, and thereby a storage of its own. Behind the "#" no server sees it. Empty where nothing was typed.
 */
export function toDraftHash(): string {
  const drafts = [...shown].flatMap((name) => {
    const draft = readStoredDraft(name);
    return draft === null ? [] : [[name, draft] as const];
  });
  return drafts.length === 0 ? "" : marker + encodeURIComponent(JSON.stringify(Object.fromEntries(drafts)));
}

/**
 * Takes over what this address was given along by another page of the shop, and takes it out of the address: before the
 * router reads that.
 *
 * @param sites all of the shop's, with scheme, host and port of each
 */
export function receiveDrafts(sites: readonly { origin: string }[]): void {
  const { hash, pathname, search } = window.location;
  if (!hash.startsWith(marker)) return;
  window.history.replaceState(window.history.state, "", pathname + search);
  // A page of somebody else's has nothing to fill in here.
  const { referrer } = document;
  if (!sites.some(({ origin }) => referrer === origin || referrer.startsWith(`${origin}/`))) return;
  try {
    const drafts: unknown = JSON.parse(decodeURIComponent(hash.slice(marker.length)));
    if (typeof drafts === "object" && drafts !== null) received = { ...drafts };
  } catch {
    // A damaged address: the form is empty.
  }
}

/**
 * Lets the draft of a form go along when the shopper changes the language, and takes over the one that came along. To be
 * called before `useFormDraft`, which reads what is stored.
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
