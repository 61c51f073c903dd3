import { describe, expect, it } from "vitest";
import { createSiteByHost } from "./site-by-host.ts";

const com = { code: "com", subdomain: "" };
const se = { code: "se", subdomain: "se" };
const template = "http://{code}.localhost:3000";
const siteByHost = createSiteByHost([com, se], template);

describe("the lookup of a site by host [3.27]", () => {
  it("finds a country's site by the first label of its host", () => {
    expect(siteByHost("se.localhost:3000")).toBe(se);
  });
  it("resolves the bare host to com", () => {
    expect(siteByHost("localhost:3000")).toBe(com);
  });
  it("ignores letter case and the port, which may be the port of a proxy", () => {
    expect(siteByHost("SE.localhost")).toBe(se);
  });
  it("finds no site for an unknown host", () => {
    expect(siteByHost("se.localhost.evil.example")).toBeUndefined();
    expect(siteByHost("xx.localhost")).toBeUndefined();
    expect(siteByHost(undefined)).toBeUndefined();
  });
});
