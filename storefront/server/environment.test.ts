import { describe, expect, it } from "vitest";
import { readEnvironment } from "./environment.ts";

describe("the environment", () => {
  it("supplies defaults for every variable on a developer's machine", () => {
    expect(readEnvironment({})).toMatchObject({
      PORT: 3000,
      BFF_URL: "http://127.0.0.1:4000",
      SITE_HOSTS: "http://{code}.localhost:3000",
      search: null,
      IMAGES_URL: null,
      REVIEWS_WIDGET_URL: null,
    });
  });
  it("reads an empty address as null, and removes a trailing slash [7.25]", () => {
    const variables = { IMAGES_URL: "https://spolverk.imgix.net/", REVIEWS_WIDGET_URL: "" };
    expect(readEnvironment(variables)).toMatchObject({
      IMAGES_URL: "https://spolverk.imgix.net",
      REVIEWS_WIDGET_URL: null,
    });
  });
  it("counts renderings in memory by default, and across servers when Redis is configured", () => {
    expect(readEnvironment({ REDIS_URL: "" })).toMatchObject({
      RENDERS_PER_MINUTE: 300,
      RENDERS_AT_ONCE: 16,
      REDIS_URL: null,
    });
    expect(readEnvironment({ REDIS_URL: "redis://redis:6379" }).REDIS_URL).toBe("redis://redis:6379");
    expect(() => readEnvironment({ REDIS_URL: "http://redis" })).toThrow(/REDIS_URL/);
    expect(() => readEnvironment({ RENDERS_PER_MINUTE: "0" })).toThrow(/RENDERS_PER_MINUTE/);
  });
  it("names the invalid variable", () => {
    expect(() => readEnvironment({ PORT: "none" })).toThrow(/PORT/);
    expect(() => readEnvironment({ IMAGES_URL: "imgix" })).toThrow(/IMAGES_URL/);
    expect(() => readEnvironment({ SITE_HOSTS: "https://shop.example" })).toThrow(/SITE_HOSTS.*\{code\}/);
  });
  it("reads the identity provider and the token sync [1.9] [7.16]", () => {
    const whole = {
      AUTH0_DOMAIN: "t.eu.auth0.com",
      AUTH0_CLIENT_ID: "shop",
      AUTH0_AUDIENCE: "https://api.example",
    };
    const signIn = {
      domain: "t.eu.auth0.com",
      clientId: "shop",
      audience: "https://api.example",
      tokenSync: null,
    };
    expect(readEnvironment({}).signIn).toBeNull();
    expect(readEnvironment(whole).signIn).toEqual(signIn);
    const url = "https://sync.example/session";
    expect(readEnvironment({ ...whole, TOKEN_SYNC_URL: url }).signIn?.tokenSync).toEqual({
      url,
      maxAgeSeconds: 300,
    });
    const short = { ...whole, TOKEN_SYNC_URL: url, TOKEN_SYNC_MAX_AGE_SECONDS: "60" };
    expect(readEnvironment(short).signIn?.tokenSync).toEqual({ url, maxAgeSeconds: 60 });
  });
  it.each([
    [{ AUTH0_DOMAIN: "t.eu.auth0.com" }, /AUTH0_CLIENT_ID, AUTH0_AUDIENCE/],
    [{ AUTH0_CLIENT_ID: "shop", AUTH0_AUDIENCE: "https://api.example" }, /AUTH0_DOMAIN/],
    [{ TOKEN_SYNC_URL: "https://sync.example" }, /TOKEN_SYNC_URL/],
  ])("refuses an incomplete identity provider and names the missing variable: %j", (variables, message) => {
    expect(() => readEnvironment(variables)).toThrow(message);
  });
  it("reads all settings of the search service", () => {
    const whole = { SEARCH_APP_ID: "app", SEARCH_KEY: "key", SEARCH_URL: "http://127.0.0.1:7700" };
    expect(readEnvironment(whole).search).toEqual({ appId: "app", key: "key", url: whole.SEARCH_URL });
  });
  it("refuses an incomplete search service and names the missing variables", () => {
    expect(() => readEnvironment({ SEARCH_APP_ID: "app" })).toThrow(/SEARCH_KEY, SEARCH_URL/);
    const address = { SEARCH_APP_ID: "app", SEARCH_KEY: "key", SEARCH_URL: "ftp://127.0.0.1" };
    expect(() => readEnvironment(address)).toThrow(/SEARCH_URL/);
  });
});
