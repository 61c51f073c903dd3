import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

const app = (code: string) =>
  new Hono().get(
    "*",
    chooseLanguage(() => ({ code }), "https://{code}.example.com"),
    (c) => c.text("page"),
  );

describe("the parameter `language` on com", () => {
  it.each([
    ["no", "https://no.example.com/shop/printers?sort=name"],
    ["en", "https://example.com/shop/printers?sort=name"],
    ["xx", "https://example.com/shop/printers?sort=name"],
  ])("redirects %s to the same page on the language's host [2.50]", async (language, location) => {
    const reply = await app("com").request(`/shop/printers?sort=name&language=${language}`);
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toBe(location);
    expect(reply.headers.get("set-cookie")).toBeNull();
  });

  it("never redirects to a foreign host", async () => {
    const reply = await app("com").request("http://localhost//evil.example/?language=no");
    expect(reply.headers.get("location")).toBe("https://no.example.com/evil.example/");
  });

  it("changes nothing on other sites", async () => {
    expect((await app("se").request("/?language=no")).status).toBe(200);
  });
});
