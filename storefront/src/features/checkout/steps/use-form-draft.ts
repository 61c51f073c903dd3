import { useEffect, useRef, useState } from "react";

type Draft = Readonly<Record<string, string | boolean>>;

const prefix = "spolverk.draft.";
const ownerKey = "spolverk.draftOwner";

/** The parts of a stored draft that this form has, each of the kind it had; nothing of what is damaged. */
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
 * A form's values, stored in the session storage while they are typed: an error, a step back or a reload loses
 * nothing. The server renders `initial`; the draft replaces it after hydration.
 */
export function useFormDraft<T extends Draft>(name: string, initial: T) {
  const [values, setValues] = useState(initial);
  const start = useRef(initial);
  useEffect(() => {
    const draft = readDraft(read(name), start.current);
    if (Object.keys(draft).length > 0) setValues((current) => ({ ...current, ...draft }));
  }, [name]);

  function change(changes: Partial<T>): void {
    const next = { ...values, ...changes };
    setValues(next);
    try {
      sessionStorage.setItem(prefix + name, JSON.stringify(next));
    } catch {
      // Storage is full or refused: the form works without it.
    }
  }
  return [values, change] as const;
}

/** Forgets everything that was typed, once the order is placed. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Without storage there is nothing to forget.
  }
}

/**
 * Forgets what another user has typed in this tab; what a guest has typed is of whoever signs in then.
 *
 * @param owner who has signed in; null: the user has signed out
 */
export function keepDraftsOf(owner: string | null): void {
  try {
    const last = sessionStorage.getItem(ownerKey);
    if (owner === null || (last !== null && last !== owner)) clearDrafts();
    if (owner === null) sessionStorage.removeItem(ownerKey);
    else sessionStorage.setItem(ownerKey, owner);
  } catch {
    // Without storage there is nothing to forget.
  }
}

function read(name: string): string | null {
  try {
    return sessionStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}
