import { createServer } from "node:http";
import { expect, it } from "vitest";
import { findFreePorts } from "../process/ports.mjs";
import { createProgress } from "../setup/progress.mjs";
import { showSearchFilling, waitForSearch } from "./wait-for-search.mjs";

/** @param {number} bff */
const toSettings = (bff) =>
  /** @type {Parameters<typeof waitForSearch>[0]} */ ({
    ports: /** @type {import("./ports.mjs").Ports} */ ({ bff }),
    secrets: /** @type {import("./secrets.mjs").Secrets} */ ({ internalToken: "token" }),
  });

it.each([
  ["current", true],
  ["behind", false],
])("waitForSearch counts a search service that is %s as filled: %s", async (status, isFilled) => {
  const server = createServer((_, response) => response.end(JSON.stringify({ status })));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  expect(await waitForSearch(toSettings(port), 0)).toBe(isFilled);
  server.close();
});

it("showSearchFilling shows a search service that does not answer as not filled", async () => {
  const [port = 0] = await findFreePorts(1);
  /** @type {string[]} */
  const written = [];
  const write = (/** @type {string} */ text) => written.push(text) > 0;
  const stream = /** @type {Parameters<typeof createProgress>[0]} */ (
    /** @type {unknown} */ ({ isTTY: false, columns: 80, on: () => {}, write })
  );
  const stack = /** @type {import("./start-stack.mjs").Stack} */ ({
    searchFilled: waitForSearch(toSettings(port), 0),
  });
  await showSearchFilling(stack, createProgress(stream));
  expect(written.join("")).toMatch(/✗ Filling the search service.*\n.*its service did not answer/);
  expect(written.join("")).not.toContain("✓");
});
