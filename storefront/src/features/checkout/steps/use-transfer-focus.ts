import { useEffect, useRef } from "react";

/**
 * Moves the focus when a form and its result replace each other. The focus waits until the other one is rendered, which
 * may be a render later than the reply.
 *
 * @param isResult which of the two is rendered
 * @param findNext returns the element to focus in the new one
 * @returns a function to set whether the next change moves the focus: true before a call, false after a refusal
 */
export function useTransferFocus(
  isResult: boolean,
  findNext: () => HTMLElement | null,
): (isAwaited: boolean) => void {
  const shown = useRef(isResult);
  const awaited = useRef(false);
  useEffect(() => {
    if (shown.current === isResult) return;
    shown.current = isResult;
    if (awaited.current) findNext()?.focus();
    awaited.current = false;
  });
  return (isAwaited) => {
    awaited.current = isAwaited;
  };
}
