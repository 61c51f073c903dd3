import { z } from "zod";
import { ApiError } from "../http/api-error.mjs";

const operationSchema = z.strictObject({
  _operation: z.enum([
    "Increment",
    "Decrement",
    "Add",
    "Remove",
    "AddUnique",
    "IncrementFrom",
    "IncrementSet",
  ]),
  value: z.union([z.number(), z.string()]),
});

/** @param {unknown} before @param {z.output<typeof operationSchema>} operation @returns {unknown} */
function apply(before, { _operation, value }) {
  const number = typeof before === "number" ? before : 0;
  const list = Array.isArray(before) ? before : [];
  switch (_operation) {
    case "Increment":
      return number + Number(value);
    case "Decrement":
      return number - Number(value);
    case "IncrementFrom":
      return number === Number(value) ? number + 1 : before;
    case "IncrementSet":
      return Math.max(number, Number(value));
    case "Add":
      return [...list, value];
    case "AddUnique":
      return list.includes(value) ? list : [...list, value];
    case "Remove":
      return list.filter((each) => each !== value);
    default:
      throw new ApiError(400, `Unknown operation: ${String(_operation)}`);
  }
}

/** @param {unknown} value */
const isOperation = (value) => typeof value === "object" && value !== null && "_operation" in value;

/**
 * A record after a partial update: attributes are replaced or, by an operation, changed.
 *
 * @param {Readonly<Record<string, unknown>>} record
 * @param {Readonly<Record<string, unknown>>} changes
 * @returns {Record<string, unknown>}
 * @throws {ApiError} 400
 */
export function applyPartial(record, changes) {
  const after = { ...record };
  for (const [name, value] of Object.entries(changes)) {
    if (!isOperation(value)) {
      after[name] = value;
      continue;
    }
    const operation = operationSchema.safeParse(value);
    if (!operation.success) throw new ApiError(400, `Invalid operation on attribute ${name}`);
    after[name] = apply(after[name], operation.data);
  }
  return after;
}
