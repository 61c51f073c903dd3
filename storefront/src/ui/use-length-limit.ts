import { type RefObject, useEffect, useRef } from "react";
import { useLengthProblem } from "./use-length-problem.ts";

/**
 * For a field of a plain form: says how long its text may be once it is longer, and has the browser not send it. The
 * attribute `maxlength` would cut what is pasted without a word.
 *
 * @param value what the field holds now
 */
export function useLengthLimit(
  value: string,
  maxLength: number,
): { ref: RefObject<HTMLInputElement | null>; problem: string | undefined } {
  const ref = useRef<HTMLInputElement>(null);
  const problem = useLengthProblem(value, maxLength);
  useEffect(() => ref.current?.setCustomValidity(problem ?? ""), [problem]);
  return { ref, problem };
}
