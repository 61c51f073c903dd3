import { useEffect, useRef } from "react";

/** Calls back once a placing that was in progress, as this page knows it, is so no longer. */
export function useDecidedPlacing(isInProgress: boolean, onDecided: () => void): void {
  const latest = useRef(onDecided);
  useEffect(() => {
    latest.current = onDecided;
  });
  const wasInProgress = useRef(isInProgress);
  useEffect(() => {
    if (wasInProgress.current && !isInProgress) latest.current();
    wasInProgress.current = isInProgress;
  }, [isInProgress]);
}
