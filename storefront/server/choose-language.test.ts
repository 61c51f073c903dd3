import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

const app = (code: string) =>
  new Hono().get(
    "*",
    chooseLanguage(() => code, true),
    (c) => c.text("page"),
  );

describe("choosing Norwegian [DESIGN 4]", () => {
  it("is remembered on com, and leads back to the same page", async () => {
    const reply = await app("com").request("/shop/printers?sort=name&language=no");
    expect(reply.status).toBe(302);
    expect(reply.headers.get("location")).toBe("/shop/printers?sort=name");
    expect(reply.headers.get("set-cookie")).toContain("spolverk.language=no");
    expect(reply.headers.get("set-cookie")).toMatch(/; Secure; HttpOnly$/);
  });
  it("is taken back by choosing English", async () => {
    const reply = await app("com").request("/?language=en");
    expect(reply.headers.get("set-cookie")).toContain("spolverk.language=site");
  });
  it("never leads to another host", async () => {
    const reply = await app("com").request("http://localhost//evil.example/?language=no");
    expect(reply.headers.get("location")).toBe("/evil.example/");
  });
  it("means nothing on other sites", async () => {
    expect((await app("se").request("/?language=no")).status).toBe(200);
  });
});
