import { describe, expect, it } from "vitest";
import { resolveLockState } from "./stale-lock.mjs";

const clusterDir = "/srv/shop/.data/postgres";
const lock = `4711\n${clusterDir}\n1700000000\n`;

describe("resolveLockState", () => {
  it("returns free without a lock file", () => {
    expect(resolveLockState({ lock: null, clusterDir, identity: "x", commandLine: "postgres" })).toBe("free");
  });

  it("returns held for a running Postgres of the same folder", () => {
    const commandLine = `/opt/bin/postgres -D ${clusterDir} -p 54329`;
    expect(resolveLockState({ lock, clusterDir, identity: "x", commandLine })).toBe("held");
  });

  it("returns stale when another process has the pid", () => {
    expect(resolveLockState({ lock, clusterDir, identity: "x", commandLine: "vim notes.txt" })).toBe("stale");
  });

  it("returns stale when the Postgres was killed", () => {
    expect(resolveLockState({ lock, clusterDir, identity: null, commandLine: "" })).toBe("stale");
  });
});
