import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

const app = (code: string) =>
  new Hono().get(
    "*",
    chooseLanguage(() => ({ code }), "https://{code}.example.com"),
    (c) => c.text("page"),
  );

describe("asking com for a language", () => {
  it.each([
    ["no", "https://no.example.com/shop/printers?sort=name"],
    ["en", "https://example.com/shop/printers?sort=name"],
    ["xx", "https://example.com/shop/printers?sort=name"],
  ])("leads with %s to the same page on its host [2.50]", async (language, location) => {
    const reply = await app("com").request(`/shop/printers?sort=name&language=${language}`);
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toBe(location);
    expect(reply.headers.get("set-cookie")).toBeNull();
  });

  it("never leads to a host of others", async () => {
    const reply = await app("com").request("http://localhost//evil.example/?language=no");
    expect(reply.headers.get("location")).toBe("https://no.example.com/evil.example/");
  });

  it("means nothing on other sites", async () => {
    expect((await app("se").request("/?language=no")).status).toBe(200);
  });
});
