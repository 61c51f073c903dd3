import { EnvironmentError, parseEnvironment } from "@spolverk/server-kit/environment";
import { describe, expect, it } from "vitest";
import { medusaEnvironmentSchema, serverEnvironmentSchema } from "./environment.ts";

describe("the environment", () => {
  it("needs no variable for a server in memory, and treats an empty one as unset", () => {
    const environment = parseEnvironment(serverEnvironmentSchema, { PORT: "", HOST: "" });
    expect(environment).toMatchObject({ HOST: "127.0.0.1", PORT: 4000, LOG_LEVEL: "info", TRUST_PROXY: 0 });
  });

  it("names every missing or invalid variable", () => {
    const parse = () =>
      parseEnvironment(medusaEnvironmentSchema, {
        PORT: "eighty",
        MEDUSA_URL: "medusa",
        INTERNAL_TOKEN: "short",
      });
    expect(parse).toThrow(EnvironmentError);
    expect(parse).toThrow(/PORT: .*\n.*MEDUSA_URL: .*\n.*INTERNAL_TOKEN: /);
    expect(() => parseEnvironment(medusaEnvironmentSchema, {})).toThrow(/MEDUSA_URL: .*\n.*INTERNAL_TOKEN: /);
  });

  it("accepts a Redis URL only", () => {
    const parse = (REDIS_URL: string) => parseEnvironment(serverEnvironmentSchema, { REDIS_URL }).REDIS_URL;
    expect([parse("redis://redis:6379"), parse("rediss://redis:6380"), parse("")]).toEqual([
      "redis://redis:6379",
      "rediss://redis:6380",
      null,
    ]);
    expect(() => parse("http://redis:6379")).toThrow(/REDIS_URL: /);
  });

  it("requires the search service completely or not at all, and names missing variables", () => {
    const parse = (variables: NodeJS.ProcessEnv) => parseEnvironment(serverEnvironmentSchema, variables);
    expect(parse({ SEARCH_APP_ID: "", SEARCH_ADMIN_KEY: "" })).not.toHaveProperty("SEARCH_APP_ID");
    expect(parse({ SEARCH_APP_ID: "SHOP", SEARCH_ADMIN_KEY: "key" })).toMatchObject({
      SEARCH_APP_ID: "SHOP",
      SEARCH_ADMIN_KEY: "key",
    });
    expect(() => parse({ SEARCH_APP_ID: "SHOP" })).toThrow(/SEARCH_ADMIN_KEY: /);
    expect(() => parse({ SEARCH_ADMIN_KEY: "key" })).toThrow(/SEARCH_APP_ID: /);
    expect(() => parse({ SEARCH_HOST: "http://127.0.0.1:7700" })).toThrow(
      /SEARCH_APP_ID: .*\n.*SEARCH_ADMIN_KEY: /,
    );
    expect(() => parse({ SEARCH_APP_ID: "A", SEARCH_ADMIN_KEY: "k", SEARCH_HOST: "nowhere" })).toThrow(
      /SEARCH_HOST: /,
    );
    const medusa = { MEDUSA_URL: "http://127.0.0.1:9000", INTERNAL_TOKEN: "a".repeat(16) };
    expect(() => parseEnvironment(medusaEnvironmentSchema, { ...medusa, SEARCH_APP_ID: "SHOP" })).toThrow(
      /SEARCH_ADMIN_KEY: /,
    );
  });
});
