import {
  type AmountKind,
  type AmountProblem,
  findAmountProblem,
  highestPrice,
  highestSum,
} from "@spolverk/domain";
import type { AmountDoor, AmountField } from "./amount-doors.ts";

/** A problem with a value and its path, such as `variants.0.prices.1.amount`. */
export type FieldProblem = { field: string; message: string };

/** Maximum depth of the search, deeper than any of Medusa's bodies: batches hold variants, which hold prices. */
const deepest = 12;
/** Fields with data of plugins and clients, in which Medusa has no amounts. */
const foreign: ReadonlySet<string> = new Set(["metadata", "additional_data", "data"]);

/** Finds the amounts in a body of Medusa's admin API that cannot be booked, at any depth. */
export function findWrongAmounts(body: unknown, fields: AmountDoor["fields"]): FieldProblem[] {
  return findIn(body, [], fields);
}

function findIn(value: unknown, path: readonly string[], fields: AmountDoor["fields"]): FieldProblem[] {
  if (typeof value !== "object" || value === null || path.length > deepest) return [];
  return Object.entries(value).flatMap(([name, member]: [string, unknown]) => {
    const here = [...path, name];
    const amount = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!amount || !isMeant(amount, value)) return foreign.has(name) ? [] : findIn(member, here, fields);
    // Medusa treats null as an omitted amount.
    if (member === null || member === undefined) return [];
    const problem = findAmountProblem(member, amount.kind);
    return problem === null ? [] : [{ field: here.join("."), message: describe(problem, amount.kind) }];
  });
}

function isMeant({ beside }: AmountField, owner: object): boolean {
  return (
    !beside || Object.entries(owner).some(([name, value]) => name === beside.field && value === beside.value)
  );
}

/** Describes the problem of an amount. The text follows the name of the field. */
function describe(problem: AmountProblem, kind: AmountKind): string {
  if (problem === "notNumber") return "must be a number";
  if (problem === "tooFine") return "must have at most two decimals";
  if (problem === "tooHigh")
    return `must be ${kind === "price" || kind === "fee" ? highestPrice : highestSum} or less`;
  if (kind === "fee") return "must not be negative";
  if (kind === "correction") return problem === "zero" ? "must not be 0" : `must be -${highestSum} or more`;
  return "must be 0.01 or more";
}
