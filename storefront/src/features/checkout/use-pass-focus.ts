import { useEffect, useRef } from "react";

/**
 * For a form that makes way for its result, and the other way round: what had the focus goes with it.
 *
 * @param isBusy while what comes next is not there yet
 * @param findNext what is to have the focus then
 * @returns says that it is about to be lost
 */
export function usePassFocus(isBusy: boolean, findNext: () => HTMLElement | null): () => void {
  const isLost = useRef(false);
  useEffect(() => {
    if (!isLost.current || isBusy) return;
    isLost.current = false;
    findNext()?.focus();
  });
  return () => {
    isLost.current = true;
  };
}
