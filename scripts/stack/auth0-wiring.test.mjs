import { expect, it } from "vitest";
import { auth0Environment } from "./auth0-environment.mjs";
import { bffEnvironment, storefrontEnvironment } from "./environments.mjs";
import { toServices } from "./services.mjs";
import { toTestSettings } from "./test-settings.mjs";

const settingsOf = (/** @type {NodeJS.ProcessEnv} */ baseEnv = {}) => toTestSettings("memory", baseEnv);
/** @param {import("./environments.mjs").StackSettings} settings */
const namesOf = (settings) => toServices(settings, null).map(({ name }) => name);

it("the stack starts the Auth0 emulator, also without Medusa, and configures all sides alike", () => {
  const settings = settingsOf();
  const provider = { AUTH0_DOMAIN: "http://localhost:7960", AUTH0_AUDIENCE: "https://api.spolverk.com" };
  expect(namesOf(settings)).toContain("auth0");
  expect(bffEnvironment(settings)).toMatchObject(provider);
  expect(storefrontEnvironment(settings)).toMatchObject({
    ...provider,
    AUTH0_CLIENT_ID: "spolverk-storefront",
  });
  expect(auth0Environment(settings)).toMatchObject({
    PORT: "7960",
    AUTH0_CLIENT_ID: "spolverk-storefront",
    AUTH0_AUDIENCE: provider.AUTH0_AUDIENCE,
    SITE_HOSTS: "http://{code}.localhost:3000",
    SENDGRID_URL: "http://127.0.0.1:7900",
  });
});

it("the stack does not start the emulator when a tenant is configured", () => {
  const own = {
    AUTH0_DOMAIN: "spolverk.eu.auth0.com",
    AUTH0_CLIENT_ID: "own",
    AUTH0_AUDIENCE: "https://api.example.com",
  };
  const settings = settingsOf(own);
  expect(namesOf(settings)).not.toContain("auth0");
  expect(bffEnvironment(settings)).toMatchObject(own);
  expect(storefrontEnvironment(settings)).toMatchObject(own);
});

it("the Auth0 emulator sends mails through SendGrid when it is configured", () => {
  const own = { SENDGRID_API_KEY: "SG.own", MAIL_FROM: "shop@example.com" };
  expect(auth0Environment(settingsOf(own))).toMatchObject({
    ...own,
    SENDGRID_URL: "https://api.sendgrid.com",
  });
});
