import { useEffect, useRef } from "react";

/**
 * Moves the focus when a form is replaced by its result, or the result by the form. The focus moves once the new
 * content is rendered, which may be a render later than the reply.
 *
 * @param isResult whether the result is rendered, not the form
 * @param findNext returns the element to focus in the new content
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
