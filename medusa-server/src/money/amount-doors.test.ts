import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { describe, it } from "node:test";
import { z } from "@medusajs/framework/zod";
import { amountDoors } from "./amount-doors.ts";

/** Names of numbers in Medusa's schemas that are no amounts of money: counts, pages, measures, percentages. */
const otherNumbers: ReadonlySet<string> = new Set(
  `limit offset order rank ranks variant_rank column_widths version precision rules_count rate revoke_in
  quantity min_quantity max_quantity required_quantity stocked_quantity incoming_quantity apply_to_quantity
  buy_rules_min_quantity weight length height width size`.split(/\s+/),
);
/** Amounts that `findCouponProblem` checks, because it knows whether a value is a percentage. */
const checkedElsewhere: ReadonlySet<string> = new Set(["promotions value"]);

/** Resolves packages from the working folder, which is the folder of this package for Medusa and its tests. */
const requireFromPackage = createRequire(path.resolve("package.json"));
const adminRoutes = path.join(
  path.dirname(requireFromPackage.resolve("@medusajs/medusa/package.json")),
  "dist/api/admin",
);

/** Lists the names of all numbers in a JSON schema; a filter such as `{ $gt: 5 }` has its field's name. */
function listNumbers(schema: unknown, name: string): string[] {
  if (typeof schema !== "object" || schema === null) return [];
  const {
    type,
    properties = {},
    anyOf = [],
    oneOf = [],
    allOf = [],
    items,
    additionalProperties,
    $defs = {},
  } = Object.assign({ properties: {}, anyOf: [], $defs: {} }, schema) as Record<string, never>;
  return [
    ...(type === "number" || type === "integer" ? [name] : []),
    ...[...anyOf, ...oneOf, ...allOf, items, additionalProperties].flatMap((part) => listNumbers(part, name)),
    ...[...Object.entries(properties), ...Object.entries($defs)].flatMap(([key, part]) =>
      listNumbers(part, key.startsWith("$") ? name : key),
    ),
  ];
}

/** Lists `<area> <field>` for each number that Medusa's admin API accepts. */
function listNumbersOfMedusa(): string[] {
  const files = readdirSync(adminRoutes, { recursive: true, encoding: "utf8" });
  const found = files
    .filter((file) => path.basename(file) === "validators.js")
    .flatMap((file) => {
      const exported: Record<string, unknown> = requireFromPackage(path.join(adminRoutes, file));
      const [area] = file.split(path.sep);
      return Object.entries(exported).flatMap(([name, value]) => {
        // A schema that plugins may extend is a function of their part.
        const schema: unknown =
          typeof value === "function" && !String(value).startsWith("class") ? value() : value;
        if (!(schema instanceof z.ZodType)) return [];
        const json = z.toJSONSchema(schema, { unrepresentable: "any", io: "input" });
        return listNumbers(json, name).map((number) => `${area} ${number}`);
      });
    });
  return [...new Set(found)];
}

describe("the doors of amounts", () => {
  const numbers = listNumbersOfMedusa();
  const doors = amountDoors.flatMap(({ area, fields }) =>
    Object.keys(fields).map((field) => `${area} ${field}`),
  );

  it("cover every amount that Medusa's admin accepts, and no other number", () => {
    assert.ok(numbers.includes("payments amount"));
    const unknown = numbers.filter(
      (number) =>
        !doors.includes(number) &&
        !checkedElsewhere.has(number) &&
        !otherNumbers.has(number.split(" ")[1] ?? ""),
    );
    assert.deepEqual(unknown, []);
  });

  it("name only fields that Medusa accepts", () => {
    // One rule covers all changes of an order, whichever of the fields a door accepts.
    const own = doors.filter((door) => !/ (unit_price|compare_at_unit_price|custom_amount)$/.test(door));
    assert.deepEqual(
      own.filter((door) => !numbers.includes(door)),
      [],
    );
  });
});
