import { expect } from "vitest";
import { createOpenApi } from "../http/open-api.ts";

type Operations = Record<string, { responses: Record<string, { description: string }> }>;
let paths: { shape: RegExp; operations: Operations }[] | undefined;

function listPaths() {
  paths ??= Object.entries(createOpenApi().paths as Record<string, Operations>).map(([path, operations]) => ({
    shape: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
    operations,
  }));
  return paths;
}

/** Expects the OpenAPI document to list the code of a refusal among those of the call. */
export function expectDocumented(method: string, path: string, status: number, reply: unknown): void {
  if (status < 400) return;
  const [called = ""] = path.split("?");
  const operation = listPaths().find(({ shape }) => shape.test(called))?.operations[method.toLowerCase()];
  if (!operation) return;
  const { code } = reply as { code: string };
  const documented = operation.responses[status]?.description.split(", ");
  expect(documented, `${method} ${called} is refused with ${status} ${code}`).toContain(code);
}
