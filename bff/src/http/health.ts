import { Hono } from "hono";
import type { CommerceEngine } from "../commerce/engine.ts";
import type { AppEnvironment } from "./app-environment.ts";

/** Health checks for the process supervisor: whether the process is up, and whether it can take orders. */
export function createHealth(engine: CommerceEngine): Hono<AppEnvironment> {
  const health = new Hono<AppEnvironment>();
  health.get("/live", (c) => {
    c.set("route", "health live");
    return c.json({ status: "live" });
  });
  health.get("/ready", async (c) => {
    c.set("route", "health ready");
    const isReady = await engine.isReady().catch(() => false);
    return c.json({ status: isReady ? "ready" : "not ready" }, isReady ? 200 : 503);
  });
  return health;
}
