import { expect, it } from "vitest";
import { parse } from "yaml";
import { findComposeProblems } from "./find-compose-problems.mjs";

const good = `
x-hardened: &hardened
  read_only: true
  cap_drop: [ALL]
  security_opt: ["no-new-privileges:true"]
  mem_limit: 256m
  pids_limit: 100
services:
  db:
    <<: *hardened
    image: postgres:17.11
    environment:
      POSTGRES_PASSWORD: \${POSTGRES_PASSWORD:?set it}
    volumes: ["db:/var/lib"]
    networks: [data]
    healthcheck: { test: [CMD, pg_isready] }
  app:
    <<: *hardened
    build: { dockerfile: Dockerfile, target: app }
    environment: { LOG_LEVEL: "\${LOG_LEVEL:-info}" }
    networks: [front, data]
    depends_on:
      db: { condition: service_healthy }
    healthcheck: { test: [CMD, "true"] }
  proxy:
    <<: *hardened
    image: caddy:2.11.4-alpine
    ports: ["443:443"]
    networks: [edge, front]
    healthcheck: { test: [CMD, "true"] }
volumes:
  db:
networks:
  edge:
  front: { internal: true }
  data: { internal: true }
`;
const surroundings = {
  exists: (/** @type {string} */ file) => file === "Dockerfile",
  targets: ["app"],
  variables: ["POSTGRES_PASSWORD", "LOG_LEVEL", "STRIPE_WEBHOOK_SECRET"],
  optional: ["STRIPE_WEBHOOK_SECRET"],
  publishers: ["proxy"],
  reach: { proxy: ["app"] },
  inside: ["db"],
  reads: { app: ["LOG_LEVEL"] },
};
const check = (/** @type {string} */ from, /** @type {string} */ to) => {
  const text = good.replace(from, to);
  return findComposeProblems(parse(text, { merge: true }), text, surroundings);
};

it("findComposeProblems accepts a valid file", () => {
  expect(check("", "")).toEqual([]);
});

it("findComposeProblems accepts an image with a digest", () => {
  const digest = "0123456789abcdef".repeat(4);
  expect(check("postgres:17.11", `postgres:17@sha256:${digest}`)).toEqual([]);
});

it("findComposeProblems accepts a missing secret that is optional", () => {
  expect(check('"${LOG_LEVEL:-info}"', '"${STRIPE_WEBHOOK_SECRET:-}"')).toEqual([]);
});

it("findComposeProblems reports a variable that a program reads and its service does not pass on", () => {
  const reads = { app: ["LOG_LEVEL", "MEDUSA_TIMEOUT_MS"] };
  expect(findComposeProblems(parse(good, { merge: true }), good, { ...surroundings, reads })).toEqual([
    "app: does not pass on MEDUSA_TIMEOUT_MS, which its program reads",
  ]);
});

it.each([
  ["target: app", "target: web", "app: the Dockerfile has no stage web"],
  ["dockerfile: Dockerfile", "dockerfile: Other", "app: Other does not exist"],
  ["image: postgres:17.11", "image: postgres", "db: image postgres names no exact version"],
  [
    "image: postgres:17.11",
    "image: postgres:17-alpine",
    "db: image postgres:17-alpine names no exact version",
  ],
  ["    image: postgres:17.11\n", "", "db: needs an image or a build"],
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
  ["  read_only: true\n", "", "db: can write to its file system: set read_only"],
  ["cap_drop: [ALL]", "cap_drop: [NET_RAW]", "app: keeps capabilities: set cap_drop: [ALL]"],
  ['["no-new-privileges:true"]', "[]", "app: can gain privileges: set no-new-privileges:true"],
  ["  mem_limit: 256m\n", "", "proxy: has no mem_limit"],
  ["  pids_limit: 100\n", "", "proxy: has no pids_limit"],
  ["networks: [front, data]", 'networks: [front, data]\n    ports: ["80:80"]', "app: publishes a port"],
  ["    networks: [data]\n", "", "db: names no network"],
  ["networks: [front, data]", "networks: [back, data]", "app: network back does not exist"],
  ["networks: [edge, front]", "networks: [edge, front, data]", "proxy: shares a network with db"],
  ["data: { internal: true }", "data:", "db: has a way to the internet: its networks must be internal"],
  ["LOG_LEVEL: ", "LEVEL: ", "app: passes on LEVEL, which its program does not read"],
  ["${POSTGRES_PASSWORD:?set it}", "hunter2", "POSTGRES_PASSWORD is written out"],
])("findComposeProblems reports for %j changed to %j: %s", (from, to, problem) => {
  expect(check(from, to)).toContain(problem);
});
