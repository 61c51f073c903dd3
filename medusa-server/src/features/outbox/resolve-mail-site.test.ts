import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { readSites } from "@spolverk/content";
import { resolveMailSite, resolveMailSiteByLanguage } from "./resolve-mail-site.ts";

const hosts = "https://{code}.example.com";
const com = resolveMailSite(hosts, "com");

describe("the site that a mail links to", () => {
  it("offers Norwegian beside its own language on com, and no other language anywhere [DESIGN 4]", () => {
    for (const { code } of readSites()) {
      const { otherLanguages } = resolveMailSite(hosts, code);
      assert.deepEqual(otherLanguages, code === "com" ? ["no"] : [], code);
    }
  });

  it("defaults to com for an unknown code", () => {
    assert.deepEqual(resolveMailSite(hosts, "xx"), com);
    assert.deepEqual(resolveMailSite(hosts, null), com);
  });

  it("defaults to the language's own site, and to com for Norwegian, which has no site of its own", () => {
    assert.deepEqual(resolveMailSiteByLanguage(hosts, "sv"), resolveMailSite(hosts, "se"));
    assert.deepEqual(resolveMailSiteByLanguage(hosts, "no"), com);
  });
});
