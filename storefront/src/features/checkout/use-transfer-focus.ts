import { useEffect, useRef } from "react";

/**
 * Moves the focus when a form and its result replace each other: the focused element disappears.
 *
 * @param isBusy true until the replacement is rendered
 * @param findTarget finds the element that takes the focus
 * @returns a function to call before the focused element disappears
 */
export function useTransferFocus(isBusy: boolean, findTarget: () => HTMLElement | null): () => void {
  const isLost = useRef(false);
  useEffect(() => {
    if (!isLost.current || isBusy) return;
    isLost.current = false;
    findTarget()?.focus();
  });
  return () => {
    isLost.current = true;
  };
}
