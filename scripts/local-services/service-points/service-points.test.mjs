import { afterAll, beforeAll, expect, it } from "vitest";
import { createServicePointsServer, testPostcodes } from "./create-service-points-server.mjs";

const server = createServicePointsServer({ apiKey: "key" });
let url = "";
beforeAll(async () => {
  await new Promise((resolve) => void server.listen(0, "127.0.0.1", () => resolve(null)));
  url = `http://127.0.0.1:${/** @type {import("node:net").AddressInfo} */ (server.address()).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const find = (/** @type {Record<string, string>} */ search) => {
  const query = new URLSearchParams({ apikey: "key", countryCode: "SE", city: "Lund", ...search });
  return fetch(`${url}/rest/businesslocation/v5/servicepoints/nearest/byaddress?${query.toString()}`, {
    signal: AbortSignal.timeout(200),
  });
};

const readPoints = async (/** @type {string} */ postalCode) =>
  /** @type {{ servicePointInformationResponse: { servicePoints: { routeDistance: number }[] } }} */ (
    await (await find({ postalCode })).json()
  );

it("the service-point emulator lists the nearest points first, the same ones for the same postcode", async () => {
  const first = await readPoints("22223");
  const { servicePoints } = first.servicePointInformationResponse;
  expect(servicePoints).toHaveLength(5);
  const distances = servicePoints.map(({ routeDistance }) => routeDistance);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  expect(servicePoints[0]).toMatchObject({
    servicePointId: "SE222231",
    visitingAddress: { countryCode: "SE", city: "Lund", postalCode: "22223" },
  });
  expect(await readPoints("22223")).toEqual(first);
});

it("the service-point emulator simulates failures: no point near, a broken service, and a silent one", async () => {
  const none = await readPoints(testPostcodes.none);
  expect(none.servicePointInformationResponse.servicePoints).toEqual([]);
  expect((await find({ postalCode: testPostcodes.broken })).status).toBe(503);
  await expect(find({ postalCode: testPostcodes.silent })).rejects.toThrow("timeout");
});

it("the service-point emulator refuses a wrong key, a request without a postcode, and any other call", async () => {
  expect((await find({ postalCode: "22223", apikey: "other" })).status).toBe(403);
  expect((await find({})).status).toBe(400);
  expect((await fetch(`${url}/other`)).status).toBe(404);
});
