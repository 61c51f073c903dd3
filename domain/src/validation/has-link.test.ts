import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasLink, hasLinkInName } from "./has-link.ts";

const links = [
  "http://evil.example",
  "HTTPS:evil",
  "Kim https://evil.example/x",
  "//evil.example and http\u200b://",
  "www.evil.example",
  "(WWW.evil)",
  "evil.example/login",
  "Pay at bank-of-somewhere.co.uk/now",
  "evil.com?x=1",
  "evil.com#x",
  "evil.com:8080",
  "evil.com\\login",
  "192.0.2.1/x",
  "ｗｗｗ．evil.example",
  "evil\u00ad.example/login",
  "mailto:kim@evil.example",
];
const companies = [
  "Komplett.no AS",
  "Amazon.com Inc",
  "Fräs & Svarv AB",
  "A/S Dansk",
  "c/o Svensson",
  "Müller + Söhne GmbH & Co. KG",
  "Awww. Ltd",
];
const names = [
  "Dr. Nils",
  "Dr.Nils",
  "A.B. Svensson",
  "J.R.R.",
  "St.John",
  "O’Brien-Smith",
  "Ma. Åsa",
  "d'Ávila",
  "Prof. Dr. h.c. Weber",
  "Nguyễn Văn",
  "김",
];

describe("hasLink", () => {
  it.each(links)("finds the web address in %j", (text) => {
    expect(hasLink(text)).toBe(true);
    expect(hasLinkInName(text)).toBe(true);
  });

  it.each([...companies, ...names, "Storgatan 4/5", "Kungsg. 12 B, 3 tr.", "PO: 17", "1/2"])(
    "finds no link in the ordinary company, street or reference %j",
    (text) => {
      expect(hasLink(text)).toBe(false);
    },
  );

  it("finds a host with a path anywhere in the text", () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    const ending = fc.constantFrom("com", "se", "example", "bank");
    fc.assert(
      fc.property(word, word, ending, word, (before, host, end, path) => {
        expect(hasLink(`${before} ${host}.${end}/${path}`)).toBe(true);
      }),
    );
  });
});

describe("hasLinkInName", () => {
  it.each(names)("finds no web address in the name %j", (name) => {
    expect(hasLinkInName(name)).toBe(false);
  });

  it.each(["evil.com", "Kim login.bank.se", "EVIL.COM", "evil.example"])("finds the bare host %j", (name) => {
    expect(hasLinkInName(name)).toBe(true);
  });
});
