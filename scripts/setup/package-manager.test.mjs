import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { medusaEnvironment } from "../stack/environments.mjs";
import { packageManagerEnvironment, pnpmCommand, turboCommand } from "./package-manager.mjs";
import { rootDir } from "./paths.mjs";

const read = (/** @type {string} */ file) => fs.readFileSync(path.join(rootDir, file), "utf8");

it("a build sends no Medusa telemetry: turbo passes tasks only the variables that it lists", () => {
  expect(packageManagerEnvironment({})).toMatchObject({ MEDUSA_DISABLE_TELEMETRY: "true" });
  expect(JSON.parse(read("turbo.json")).tasks.build.passThroughEnv).toContain("MEDUSA_DISABLE_TELEMETRY");
});

it("images send no telemetry, neither at build nor at run time", () => {
  const stages = read("docker/Dockerfile").split(/^FROM /m);
  const running = stages.filter((stage) => /medusajs\/cli|run build/.test(stage));
  expect(running.length).toBeGreaterThan(0);
  for (const stage of running) expect(stage).toContain("MEDUSA_DISABLE_TELEMETRY=true");
});

it("a local shop sends no telemetry from migrations, seed and server", () => {
  const ports = /** @type {import("../stack/ports.mjs").Ports} */ ({});
  const secrets = /** @type {import("../stack/secrets.mjs").Secrets} */ ({});
  const settings = { mode: /** @type {const} */ ("production"), dataDir: "", ports, secrets, baseEnv: {} };
  expect(medusaEnvironment(settings, "postgres://x")).toMatchObject({ MEDUSA_DISABLE_TELEMETRY: "true" });
});

it.each([
  ["pnpm", pnpmCommand(["--version"])],
  ["turbo", turboCommand(["build"])],
])("%s runs without the prefix that npx sets", (name, { args }) => {
  const [call = ""] = args.slice(-1);
  const [unset, words] = call.split("exec ");
  expect(words).toContain(name);
  const env = { PATH: process.env["PATH"], npm_config_cache: "/kept", npm_config_prefix: "/setup" };
  const seen = execFileSync("sh", ["-c", `${unset} env`], { encoding: "utf8", env });
  expect(seen).not.toContain("/setup");
  expect(seen).toContain("/kept");
});
