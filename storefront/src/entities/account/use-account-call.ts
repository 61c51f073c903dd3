import type { ApiClient } from "@spolverk/bff/contract";
import { useRouteContext } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Problem, toProblem } from "../../api/to-problem.ts";

/**
 * An API call of a form or a button. Only one call runs at a time, so that a double press acts once. The form keeps its
 * values when the API refuses the call.
 */
export function useAccountCall() {
  const { t } = useTranslation();
  const { api } = useRouteContext({ from: "__root__" });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isRunning = useRef(false);

  /** Resolves to the reply, or to null when the API refused the call; `problem` then says why. */
  async function run<T>(call: (api: ApiClient) => Promise<T>): Promise<T | null> {
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setProblem(null);
    try {
      return await call(api);
    } catch (error) {
      setProblem(toProblem(error, t));
      return null;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, problem, run };
}
