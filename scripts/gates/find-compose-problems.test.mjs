import { expect, it } from "vitest";
import { parse } from "yaml";
import { findComposeProblems } from "./find-compose-problems.mjs";

const good = `
services:
  db:
    image: postgres:17
    environment:
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it}
    volumes: ["db:/var/lib"]
    healthcheck: { test: [CMD, pg_isready] }
  app:
    build: { dockerfile: Dockerfile, target: app }
    environment: { LOG_LEVEL: "\${LOG_LEVEL:-info}" }
    depends_on:
      db: { condition: service_healthy }
    healthcheck: { test: [CMD, "true"] }
volumes:
  db:
`;
const surroundings = {
  exists: (/** @type {string} */ file) => file === "Dockerfile",
  targets: ["app"],
  variables: ["POSTGRES_PASSWORD", "LOG_LEVEL", "STRIPE_WEBHOOK_SECRET"],
  optional: ["STRIPE_WEBHOOK_SECRET"],
};
const check = (/** @type {string} */ from, /** @type {string} */ to) => {
  const text = good.replace(from, to);
  return findComposeProblems(parse(text), text, surroundings);
};

it("is content with a file in which everything exists", () => {
  expect(check("", "")).toEqual([]);
});

it("lets a secret be left out that the shop does without", () => {
  expect(check("LOG_LEVEL: ", 'STRIPE_WEBHOOK_SECRET: "${STRIPE_WEBHOOK_SECRET:-}", LOG_LEVEL: ')).toEqual(
    [],
  );
});

it.each([
  ["target: app", "target: web", "app: the Dockerfile has no stage web"],
  ["dockerfile: Dockerfile", "dockerfile: Other", "app: Other does not exist"],
  ["image: postgres:17", "image: postgres", "db: image postgres names no version"],
  ["    image: postgres:17\n", "", "db: needs an image or a build"],
  ["      db: {", "      cache: {", "app: depends on cache, which does not exist"],
  ["    healthcheck: { test: [CMD, pg_isready] }\n", "", "app: waits for db, which has no health check"],
  [
    "condition: service_healthy",
    "condition: service_completed_successfully",
    "app: waits for the end of db, which starts again",
  ],
  ["db:/var/lib", "data:/var/lib", "db: mounts data, which does not exist"],
  ["db:/var/lib", "./conf:/var/lib", "db: mounts ./conf, which does not exist"],
  ["LOG_LEVEL:-info", "LEVEL:-info", "LEVEL is not explained in .env.example"],
  [":?set it", "", "POSTGRES_PASSWORD is a secret and must be required with :?"],
  ["${POSTGRES_PASSWORD:?set it}", "hunter2", "POSTGRES_PASSWORD is written out"],
])("with %j as %j says: %s", (from, to, problem) => {
  expect(check(from, to)).toContain(problem);
});
