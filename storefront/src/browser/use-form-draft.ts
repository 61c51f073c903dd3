import { useEffect, useRef, useState } from "react";

type Draft = Readonly<Record<string, string | boolean>>;

const prefix = "spolverk.draft.";
const ownerKey = "spolverk.draftOwner";

/**
 * Parses a stored draft. It returns only fields of this form whose values have the type of the initial value; none when
 * the draft is damaged.
 */
export function readDraft<T extends Draft>(stored: string | null, initial: T): Partial<T> {
  if (stored === null) return {};
  try {
    const draft: unknown = JSON.parse(stored);
    if (typeof draft !== "object" || draft === null) return {};
    const known = Object.entries(draft).filter(
      ([name, value]) => Object.hasOwn(initial, name) && typeof value === typeof initial[name],
    );
    return Object.fromEntries(known) as Partial<T>;
  } catch {
    return {};
  }
}

/**
 * A form's values, stored in the session storage while the user types, so that an error, a step back or a reload loses
 * nothing. The server renders `initial`; the draft replaces it after hydration. Returns the values, a function that
 * changes some of them, and one that clears the draft.
 */
export function useFormDraft<T extends Draft>(name: string, initial: T) {
  const [values, setValues] = useState(initial);
  const start = useRef(initial);
  // Includes changes since the last render: two uploads may each add a file between two renders.
  const latest = useRef(initial);

  function show(next: T): void {
    latest.current = next;
    setValues(next);
  }
  useEffect(() => {
    const draft = readDraft(readStoredDraft(name), start.current);
    if (Object.keys(draft).length === 0) return;
    latest.current = { ...latest.current, ...draft };
    setValues(latest.current);
  }, [name]);

  function change(changes: Partial<T> | ((current: T) => Partial<T>)): void {
    const { current } = latest;
    const next = { ...current, ...(typeof changes === "function" ? changes(current) : changes) };
    show(next);
    storeDraft(name, JSON.stringify(next));
  }
  function clear(): void {
    show(start.current);
    clearDrafts(name);
  }
  return [values, change, clear] as const;
}

/** Clears the drafts of forms whose names have this prefix. */
export function clearDrafts(beginning: string): void {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix + beginning));
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to clear.
  }
}

/**
 * Clears drafts that another user has typed in this tab. A guest's drafts stay for the user who signs in.
 *
 * @param owner the signed-in user; null after signing out
 */
export function keepDraftsOf(owner: string | null): void {
  try {
    const last = sessionStorage.getItem(ownerKey);
    if (owner === null || (last !== null && last !== owner)) clearDrafts("");
    if (owner === null) sessionStorage.removeItem(ownerKey);
    else sessionStorage.setItem(ownerKey, owner);
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** Reads a form's stored draft; null without one. */
export function readStoredDraft(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

export function storeDraft(name: string, draft: string): void {
  try {
    sessionStorage.setItem(prefix + name, draft);
  } catch {
    // Storage is full or refused: the form works without it.
  }
}
