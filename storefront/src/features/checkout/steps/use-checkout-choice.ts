import type { ApiClient, Checkout } from "@spolverk/bff/contract";
import { useRef, useState } from "react";
import type { useCheckoutCall } from "./use-checkout-call.ts";

type Run = ReturnType<typeof useCheckoutCall>["run"];

/**
 * A choice among radio buttons that the checkout stores. The page shows the choice at once and saves it in the
 * background. A choice that is made during a save is saved next. After a refusal the page shows the checkout's value
 * again.
 */
export function useCheckoutChoice<T extends string>(
  saved: T | null,
  run: Run,
  save: (api: ApiClient, choice: T) => Promise<Checkout>,
) {
  const [chosen, setChosen] = useState<T | null>(null);
  const wanted = useRef<T | null>(null);

  async function choose(choice: T): Promise<void> {
    setChosen(choice);
    const isSaving = wanted.current !== null;
    wanted.current = choice;
    if (isSaving) return;
    let next: T | null = choice;
    while (next !== null) {
      const current: T = next;
      await run((api) => save(api, current));
      next = wanted.current === current ? null : wanted.current;
    }
    wanted.current = null;
    setChosen(null);
  }

  return { chosen: chosen ?? saved, choose: (choice: T) => void choose(choice) };
}
