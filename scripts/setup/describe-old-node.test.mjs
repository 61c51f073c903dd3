import { describe, expect, it } from "vitest";
import { describeOldNode } from "./describe-old-node.mjs";

describe("describeOldNode", () => {
  it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0"])("is content with Node %s for >=20.19", (version) => {
    expect(describeOldNode(version, ">=20.19")).toBeNull();
  });

  it.each(["20.18.3", "18.20.0", "19.99.0"])("names both versions when Node %s is too old", (version) => {
    expect(describeOldNode(version, ">=20.19")).toMatch(`Node 20.19 or newer; this is Node ${version}`);
  });
});
