import { readEnvironment } from "./environment.ts";

export const faultPoints = [
  "after-hold",
  "after-authorize",
  "before-order",
  "after-order",
  "before-capture",
  "after-capture",
  "after-refund",
  "after-claim",
] as const;
export type FaultPoint = (typeof faultPoints)[number];

const { SPOLVERK_LOCAL, SPOLVERK_FAULT_POINT } = readEnvironment(process.env);

/**
 * Kills the process at the point that SPOLVERK_FAULT_POINT names, like a power failure. Does nothing in a real shop.
 */
export function faultPoint(point: FaultPoint): void {
  if (SPOLVERK_LOCAL && SPOLVERK_FAULT_POINT === point) process.kill(process.pid, "SIGKILL");
}
