import { expect, it } from "vitest";
import {
  lazyLoadDelayMs,
  longLoadHintMs,
  pageLoadTimeoutMs,
  scrollRestoreMs,
  stickyModalBlinkMs,
} from "./timings.ts";

it("the timings match the specification [9.39] [9.40] [9.41] [9.42] [9.43]", () => {
  expect({
    longLoadHintMs,
    pageLoadTimeoutMs,
    lazyLoadDelayMs,
    scrollRestoreMs,
    stickyModalBlinkMs,
  }).toEqual({
    longLoadHintMs: 3000,
    pageLoadTimeoutMs: 15_000,
    lazyLoadDelayMs: 400,
    scrollRestoreMs: 200,
    stickyModalBlinkMs: 100,
  });
});
