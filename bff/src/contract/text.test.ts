import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { endpoints } from "./endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

const overrides = [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
const invisible = [0xad, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff, ...overrides];
/** Valid texts, so that each schema accepts some of them. */
const likely = ["Kim", "kim@example.com", "k".repeat(40), "0".repeat(30)];

/** Lists the text fields of a schema by their path. */
function listTexts(schema: z.core.$ZodType, path: string): [string, z.ZodType][] {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([name, inner]) => listTexts(inner, `${path}.${name}`));
    case "array":
      return listTexts(def.element, `${path}[]`);
    case "nullable":
    case "optional":
    case "default":
      return listTexts(def.innerType, path);
    case "string":
      return [[path, schema as z.ZodType]];
    default:
      return [];
  }
}

const fields = Object.entries(endpoints).flatMap(([key, endpoint]: [string, Endpoint]) =>
  (["params", "query", "body"] as const).flatMap((part) => {
    const schema = endpoint[part];
    return schema ? listTexts(schema, `${key} ${part}`) : [];
  }),
);

describe("the text fields of all endpoints", () => {
  it("include the known fields", () => {
    expect(fields.length).toBeGreaterThan(100);
    for (const name of ["lastName", "email", "code", "message", "organizationNumber"]) {
      expect(
        fields.some(([path]) => path.endsWith(`.${name}`)),
        name,
      ).toBe(true);
    }
  });

  it.each(fields)("%s: refuses invisible characters and direction overrides", (_, schema) => {
    const typed = likely.flatMap((text) =>
      invisible.map((code) => String.fromCodePoint(code)).flatMap((sign) => [text + sign, sign + text]),
    );
    const accepted = typed.map((text) => schema.safeParse(text).data);
    expect(accepted.filter((text) => typeof text === "string" && /\p{Cf}/u.test(text))).toEqual([]);
  });
});
