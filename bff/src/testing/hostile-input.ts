import fc from "fast-check";
import type { z } from "zod";
import type { Endpoint } from "../contract/endpoint.ts";

/** Valid values by field name, without which no request would pass the schemas. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

const fragments = [
  "\0",
  "\u0001\u001B[31m",
  "\u0085",
  "\uD800",
  "\uDC00x",
  "\u202E\u200F",
  "\u2028",
  "😀",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "Infinity",
  "-1",
  "1e309",
  "9007199254740993",
  "0x10",
  "null",
  "[object Object]",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  '\'; drop table "order"; --',
  "%00",
  "%E0%A4%A",
  "../../etc/passwd",
  "..",
  ".",
  "a,b,c",
  "{{email}}",
  "${7*7}",
  "\r\nSet-Cookie: a=b",
  "x".repeat(300),
  " ",
] as const;

const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("", ...fragments),
  fc
    .array(fc.oneof(fc.constantFrom(...fragments), fc.string({ unit: "binary", maxLength: 5 })), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join("")),
  fc.constantFrom("x".repeat(5000), "\0".repeat(2000)),
);

const deep = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown;

const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  // An object in which a length check reads something other than a number.
  fc.constant<unknown>({ length: { toString: 1, valueOf: 1 } }),
  fc.constantFrom<unknown>(-1, 0, 0.5, -0, 2 ** 53, 1e308, true, null, [], {}, deep(2000)),
  fc.constantFrom<unknown>(
    JSON.parse('{"__proto__":{"length":5}}'),
    JSON.parse('{"constructor":{"prototype":{"polluted":1}}}'),
    { toString: 1, length: 1e9, valueOf: true },
  ),
  fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(fc.oneof(hostileText), hostileText, { maxKeys: 3 }),
);

/** JSON in place of what the schema requires: mostly valid, partly hostile. */
function jsonFor(schema: z.core.$ZodType, known: KnownValues, name: string): fc.Arbitrary<unknown> {
  const { def } = schema._zod as z.core.$ZodTypes["_zod"];
  switch (def.type) {
    case "object": {
      const fields = Object.entries(def.shape).map(
        ([field, inner]) => [field, jsonFor(inner, known, field)] as const,
      );
      const whole = fc.record(Object.fromEntries(fields));
      const partial = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
      return fc.oneof(
        { weight: 30, arbitrary: whole },
        { weight: 4, arbitrary: partial },
        { weight: 1, arbitrary: hostileJson },
      );
    }
    case "array": {
      const items = fc.array(jsonFor(def.element, known, name), { maxLength: 3 });
      return fc.oneof({ weight: 12, arbitrary: items }, { weight: 1, arbitrary: hostileJson });
    }
    case "nullable":
      return fc.oneof(
        { weight: 4, arbitrary: jsonFor(def.innerType, known, name) },
        { weight: 1, arbitrary: fc.constant(null) },
      );
    case "optional":
    case "default":
      return fc.oneof(
        { weight: 4, arbitrary: jsonFor(def.innerType, known, name) },
        { weight: 1, arbitrary: fc.constant(undefined) },
      );
    default: {
      const likely = [...(known[name] ?? []), ...likelyFor(def)];
      return fc.oneof(
        { weight: 7, arbitrary: fc.constantFrom(...likely) },
        { weight: 1, arbitrary: hostileJson },
      );
    }
  }
}

function likelyFor(def: z.core.$ZodTypes["_zod"]["def"]): unknown[] {
  if (def.type === "enum") return Object.values(def.entries);
  if (def.type === "boolean") return [true, false];
  if (def.type === "number") return [1, 2, 100];
  if (def.type === "string") return ["text"];
  throw new Error(`The hostile requests know no schema of type ${def.type}`);
}

/** Encodes a value for a URL; raw bytes where it cannot be encoded. */
function encode(value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    return "%ED%A0%80";
  }
}

const encoded = (value: fc.Arbitrary<unknown>): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: value.map((json) => encode(typeof json === "string" ? json : String(json))) },
    { weight: 1, arbitrary: fc.constantFrom("%00", "%E0%A4%A", "%", "%zz", "%FF%FE", "%C0%80", "a%2Fb") },
  );

const withoutAPrototype = (value: unknown): unknown =>
  typeof value === "object" && value !== null ? "object" : value;

export type HostileRequest = { path: string; body: string | null };

/** Requests to one endpoint in which every field of path, query and body is sometimes hostile. */
export function hostileRequestsFor(
  key: string,
  endpoint: Endpoint,
  known: KnownValues,
): fc.Arbitrary<HostileRequest> {
  const [, template] = key.split(" ") as [string, string];
  const valuesOf = (schema: z.ZodObject | undefined) =>
    fc.record(
      Object.fromEntries(
        Object.entries(schema?.shape ?? {}).map(([name, inner]) => [
          name,
          encoded(jsonFor(inner as z.core.$ZodType, known, name).map(withoutAPrototype)),
        ]),
      ),
    );
  const bodies = endpoint.body ? jsonFor(endpoint.body, known, "body") : fc.constant(undefined);
  return fc
    .record({ params: valuesOf(endpoint.params), query: valuesOf(endpoint.query), body: bodies })
    .map(({ params, query, body }) => {
      const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
      const search = Object.entries(query)
        .filter(([, value]) => value !== "undefined")
        .map(([name, value]) => `${name}=${value}`)
        .join("&");
      return { path: `${path}?${search}`, body: endpoint.body ? (JSON.stringify(body) ?? "") : null };
    });
}
