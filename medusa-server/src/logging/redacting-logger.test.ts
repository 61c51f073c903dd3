import assert from "node:assert/strict";
import { test } from "node:test";
import type { Logger } from "@medusajs/framework/types";
import { toRequestLine } from "./log-requests.ts";
import { redacting } from "./redacting-logger.ts";

const id = "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70";

function openLog() {
  const written: unknown[][] = [];
  const keep = (...input: unknown[]) => void written.push(input);
  const levels = { error: keep, warn: keep, info: keep, shouldLog: () => true };
  return { written, logger: redacting(levels as unknown as Logger) };
}

test("a message and an error are logged without the id of a checkout, even in the error's cause", () => {
  const { written, logger } = openLog();
  logger.info(`Checkout with id: ${id} was not found`);
  logger.error("no mail", new Error(`to asa@example.com`, { cause: { checkout: id } }));
  const [info, error] = written;
  assert.deepEqual(info, ["Checkout with id: [id] was not found"]);
  const logged = error?.[1];
  assert.ok(logged instanceof Error);
  assert.equal(logged.message, "to [email]");
  assert.doesNotMatch(`${logged.stack} ${String(logged.cause)}`, new RegExp(`${id}|asa@`));
});

test("Medusa's own line for each request, which contains its address, is off, and every other level is on", () => {
  const { logger } = openLog();
  assert.deepEqual([logger.shouldLog("http"), logger.shouldLog("info")], [false, true]);
});

test("a request is logged by its route and never by its address", () => {
  const request = { method: "GET", url: `/internal/checkouts/${id}?code=X`, requestId: "r", ip: "::1" };
  const line = (more: object) => toRequestLine({ ...request, ...more } as never, { statusCode: 200 });
  assert.equal(
    line({ route: { path: "/internal/checkouts/:id" } }),
    '{"method":"GET","route":"/internal/checkouts/:id","status":200,"request_id":"r","client_ip":"::1"}',
  );
  assert.match(line({}), /"route":"unmatched"/);
  assert.doesNotMatch(line({}), new RegExp(id));
});
