import { afterAll, beforeAll, expect, it } from "vitest";
import { createViesServer } from "./create-vies-server.mjs";

const server = createViesServer({ now: () => new Date("2026-03-02T10:00:00Z") });
let url = "";
beforeAll(async () => {
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", () => resolve(null)));
  url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const check = (
  /** @type {string} */ countryCode,
  /** @type {string} */ vatNumber,
  /** @type {AbortSignal | null} */ signal = null,
) =>
  fetch(`${url}/check-vat-number`, {
    method: "POST",
    body: JSON.stringify({ countryCode, vatNumber }),
    signal,
  });

it("the VIES emulator confirms every number except those that simulate a failure", async () => {
  expect(await (await check("DE", "136695976")).json()).toMatchObject({
    countryCode: "DE",
    vatNumber: "136695976",
    valid: true,
    requestDate: "2026-03-02T10:00:00.000Z",
  });
  expect(await (await check("DE", "129273398")).json()).toMatchObject({ valid: false });
});

it.each([
  ["DE", "123456788", "MS_UNAVAILABLE"],
  ["FR", "40303265045", "SERVICE_UNAVAILABLE"],
])("the VIES emulator fails for %s%s with %s", async (country, number, error) => {
  const answer = await check(country, number);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ actionSucceed: false, errorWrappers: [{ error }] });
});

it("the VIES emulator never answers for the number that simulates silence", async () => {
  await expect(check("FI", "20774740", AbortSignal.timeout(200))).rejects.toThrow("timeout");
});

it("the VIES emulator refuses an invalid number and any other call", async () => {
  expect((await check("D", "1")).status).toBe(400);
  expect((await fetch(`${url}/check-vat-number`, { method: "POST", body: "{" })).status).toBe(400);
  expect((await fetch(`${url}/other`)).status).toBe(404);
  expect((await fetch(`${url}/health`)).status).toBe(200);
});
