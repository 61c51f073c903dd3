import { endpoints } from "@spolverk/bff/contract";
import { describe, expect, it } from "vitest";
import { toApiRoute } from "./to-api-route.ts";

const token = "Zk3_v9QxT1w-b8Yc5Lr2Nf7Hs0Ja4Pd6Gm_uEiOoKqX";

describe("the route of an API call in the log", () => {
  it.each(Object.keys(endpoints))("names the endpoint: %s", (key) => {
    const [method = "", path = ""] = key.split(" ");
    expect(toApiRoute(method, `/api${path.replaceAll(/\{\w+\}/g, token)}`)).toBe(key);
  });
  it.each([
    ["GET", `/api/checkout/${token}`, "GET /checkout/{id}"],
    ["POST", `/api/nothing/${token}`, "POST /api/*"],
    ["DELETE", `/api/checkout/${token}`, "DELETE /api/*"],
    ["GET", "/uploads/a.png", "GET /uploads/*"],
  ])("contains nothing of the path itself: %s %s", (method, path, route) => {
    expect(toApiRoute(method, path)).toBe(route);
  });
});
