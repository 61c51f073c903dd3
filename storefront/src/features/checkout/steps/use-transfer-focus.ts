import { useEffect, useRef } from "react";

/**
 * For a form that makes way for its result, and the other way round: what had the focus goes with it. The focus waits
 * for the other one to be on the page, which may be a render later than the reply.
 *
 * @param isResult which of the two is on the page
 * @param findNext what is to have the focus in the one that comes
 * @returns says before a call whether the focus is to follow the change, and after a refusal that there is none
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
