import { readdirSync } from "node:fs";
import * as contract from "@spolverk/medusa-contract";
import { expect, it } from "vitest";
import type { Services } from "../services.ts";

const listDoubles = (keys: readonly string[]) => keys.filter((key, at) => keys.indexOf(key) !== at);

/** Returns itself for every property and call, because handlers read their services when they are created. */
const services = new Proxy(() => null, {
  get: () => services,
  apply: () => services,
}) as unknown as Services & (() => null);

it("handles each endpoint in one file", async () => {
  const names = readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && file !== "create-handlers.ts")
    .map((file) => file.slice(0, -".ts".length));
  const files = await Promise.all(
    names.map(async (name): Promise<Record<string, unknown>> => await import(`./${name}.ts`)),
  );
  const records = files.flatMap((file) =>
    Object.entries(file).flatMap(([name, create]) =>
      name.endsWith("Handlers") ? [(create as (services: Services) => object)(services)] : [],
    ),
  );
  expect(records.length).toBeGreaterThan(10);
  expect(listDoubles(records.flatMap((record) => Object.keys(record)))).toEqual([]);
});

it("names each call of the internal API once, and no two calls share a method and path", () => {
  const records = Object.entries<unknown>(contract).flatMap(([name, record]) =>
    name.endsWith("Calls") ? [record as contract.Calls] : [],
  );
  expect(records.length).toBeGreaterThan(10);
  expect(listDoubles(records.flatMap((record) => Object.keys(record)))).toEqual([]);
  const routes = records.flatMap((record) => Object.values(record));
  expect(listDoubles(routes.map(({ method, path }) => `${method} ${path}`))).toEqual([]);
});
