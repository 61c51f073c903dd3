import { afterEach, describe, expect, it } from "vitest";
import { startFakeService } from "../testing/start-fake-service.ts";
import { createViesClient } from "./create-vies-client.ts";

let stop: (() => Promise<void>) | null = null;
afterEach(async () => {
  await stop?.();
  stop = null;
});

async function start(answer: Parameters<typeof startFakeService>[0], timeoutMs = 5000) {
  const service = await startFakeService(answer);
  ({ stop } = service);
  const register = createViesClient({ VIES_API_URL: `${service.url}/rest/`, VIES_TIMEOUT_MS: timeoutMs });
  if (!register) throw new Error("There is an address, so there is a register");
  return { service, register };
}
const json = (status: number, body: unknown) => () => ({ status, body: JSON.stringify(body) });

describe("the register of VAT numbers (VIES)", () => {
  it.each([
    [true, "valid"],
    [false, "invalid"],
  ])("maps valid: %s to %s", async (valid, expected) => {
    const { service, register } = await start(json(200, { valid }));
    expect(await register.check("DE136695976")).toBe(expected);
    expect(await register.check("DE136695976")).toBe(expected);
    expect(service.asked).toHaveLength(1);
    expect(service.asked[0]).toMatchObject({
      method: "POST",
      body: '{"countryCode":"DE","vatNumber":"136695976"}',
    });
    expect(service.asked[0]?.url.pathname).toBe("/rest/check-vat-number");
  });

  it.each([
    [
      "an unavailable register of a member state",
      json(500, { actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] }),
    ],
    ["an error sent as a success", json(200, { actionSucceed: false })],
    ["an HTML page as the answer", () => ({ status: 200, body: "<html>" })],
    ["a timeout", () => null],
  ])("leaves a number unknown after %s", async (_, answer) => {
    const { register } = await start(answer, 100);
    expect(await register.check("DE136695976")).toBe("unknown");
  });

  it("leaves a number unknown when VIES is down", async () => {
    const { service, register } = await start(() => null);
    await service.stop();
    expect(await register.check("DE136695976")).toBe("unknown");
  });

  it("stays off without a URL", () => {
    expect(createViesClient({ VIES_TIMEOUT_MS: 100 })).toBeNull();
  });
});
