import { describe, expect, it } from "vitest";
import {
  EnvironmentError,
  medusaEnvironmentSchema,
  parseEnvironment,
  serverEnvironmentSchema,
} from "./environment.ts";

describe("the environment", () => {
  it("needs nothing for a server in memory, and takes an empty variable as not set", () => {
    const environment = parseEnvironment(serverEnvironmentSchema, { PORT: "", HOST: "" });
    expect(environment).toMatchObject({ HOST: "127.0.0.1", PORT: 4000, LOG_LEVEL: "info", TRUST_PROXY: 0 });
  });

  it("names every variable that is missing or wrong", () => {
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
});
