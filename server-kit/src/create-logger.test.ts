import { describe, expect, it } from "vitest";
import { createLogger } from "./create-logger.ts";

const id = "0b54a9cf-6a0f-4a35-9d9f-0f9a1f1f6a70";

function openLog() {
  const lines: string[] = [];
  const logger = createLogger("shop", "info", { write: (line: string) => void lines.push(line) });
  return { logger, read: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

describe("createLogger", () => {
  it("writes texts and errors without ids of checkouts and addresses, also those of causes", () => {
    const { logger, read } = openLog();
    const cause = new Error(`asa@example.com and ${id}`);
    logger.error({ path: `/checkout/${id}`, err: new Error(`/checkout/${id}`, { cause }) }, "failed");
    expect(JSON.stringify(read())).not.toMatch(new RegExp(`${id}|asa@`));
    expect(read()[0]).toMatchObject({ name: "shop", path: "/checkout/[id]", msg: "failed" });
  });

  it("writes the id of the request and the template of the route as they are", () => {
    const { logger, read } = openLog();
    logger.info({ requestId: id, route: "GET /checkout/{id}" });
    expect(read()[0]).toMatchObject({ requestId: id, route: "GET /checkout/{id}" });
  });
});
