import { expect, it } from "vitest";
import { medusaEnvironment, payLaterEnvironment, swishEnvironment } from "./environments.mjs";
import { toServices } from "./services.mjs";
import { toTestSettings } from "./test-settings.mjs";

const databaseUrl = "postgres://localhost/shop";
const settingsOf = (/** @type {NodeJS.ProcessEnv} */ baseEnv = {}) => toTestSettings("production", baseEnv);
/** @param {import("./environments.mjs").StackSettings} settings @param {string | null} database */
const namesOf = (settings, database) => toServices(settings, database).map(({ name }) => name);

it("the stack starts the payment emulators before Medusa, and none without it", () => {
  expect(namesOf(settingsOf(), databaseUrl).slice(1, 5)).toEqual(["stripe", "swish", "pay-later", "medusa"]);
  expect(namesOf(settingsOf(), null)).not.toEqual(expect.arrayContaining(["swish"]));
});

it("the stack configures Medusa and the payment emulators alike", () => {
  const settings = settingsOf();
  const medusa = medusaEnvironment(settings, databaseUrl);
  expect(medusa).toMatchObject({
    SWISH_URL: "http://127.0.0.1:8010",
    SWISH_CALLBACK_URL: "http://127.0.0.1:9000/webhooks/payments/swish",
    PAY_LATER_URL: "http://127.0.0.1:8020",
  });
  expect(swishEnvironment(settings)["SWISH_PAYEE_ALIAS"]).toBe(medusa["SWISH_PAYEE_ALIAS"]);
  expect(payLaterEnvironment(settings)["PAY_LATER_API_KEY"]).toBe(medusa["PAY_LATER_API_KEY"]);
});

it("the stack starts no emulator of a configured service", () => {
  const settings = settingsOf({
    SWISH_URL: "https://cpc.getswish.net",
    PAY_LATER_URL: "https://api.klarna.com",
  });
  expect(namesOf(settings, databaseUrl)).not.toEqual(expect.arrayContaining(["swish"]));
  expect(namesOf(settings, databaseUrl)).not.toEqual(expect.arrayContaining(["pay-later"]));
  expect(medusaEnvironment(settings, databaseUrl)).toMatchObject({
    SWISH_URL: "https://cpc.getswish.net",
    PAY_LATER_URL: "https://api.klarna.com",
  });
});
