import { createRequestHandler } from "@tanstack/react-router/ssr/server";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeShopApi } from "./testing/fake-shop-api.ts";
import { createI18n } from "./i18n/create-i18n.ts";
import { toTestShop } from "./testing/render-test-page.ts";
import { resolvePageRoute } from "./resolve-page-route.ts";
import { createShopApi } from "./api/create-shop-api.ts";
import { createAppRouter } from "./router.tsx";

const resolve = (address: string) => resolvePageRoute(new URL(`http://se.localhost${address}`));

describe("resolvePageRoute", () => {
  it.each([
    ["/CHECKOUT/Ab1/Payment", "/checkout/Ab1/Payment"],
    ["/%63heckout/Ab1", "/checkout/Ab1"],
    ["//checkout/Ab1", "/checkout/Ab1"],
    ["/checkout///Ab1//payment/", "/checkout/Ab1/payment"],
    ["/shop/../checkout/Ab1", "/checkout/Ab1"],
    ["/shop/%2e%2E/./checkout/Ab1", "/checkout/Ab1"],
    ["/%43art/", "/cart"],
    ["/wishLIST", "/wishlist"],
  ])("resolves %s to the private page %s", (given, path) => {
    expect(resolve(given)).toMatchObject({ path, isPrivate: true });
  });
  it.each([
    ["/SHOP/pla/", "/shop/pla"],
    ["/shop/Filaments/PLA", "/shop/filaments/pla"],
    ["/Browse/Filaments", "/browse/filaments"],
    ["/product/KARNA-PLA/Black-750g", "/product/karna-pla/black-750g"],
    ["/knowledge/Articles/First-Layer", "/knowledge/articles/first-layer"],
    ["/knowledge/browse/Guides", "/knowledge/browse/guides"],
    ["/FAQ", "/faq"],
    ["/Some-Page", "/some-page"],
    ["/cartridges", "/cartridges"],
    ["/cart/more", "/cart/more"],
    ["/checkout%2FAb1", "/checkout%2FAb1"],
    ["/shop/%c3%a5", "/shop/%C3%A5"],
    ["/", "/"],
  ])("resolves %s to the shared page %s", (given, path) => {
    expect(resolve(given)).toMatchObject({ path, isPrivate: false });
  });
  it.each(["%", "%zz", "%FF", "%ED%A0%80", "a%FFb", "%00", "%c3%a5%07", "%7F"])(
    "resolves a path with the slug %s to an address that the router can decode, but that no page has",
    (odd) => {
      for (const before of ["", "/product", "/product/karna-pla", "/shop", "/checkout", "/account"]) {
        const { path, template } = resolve(`${before}/${odd}`);
        expect(path).toMatch(/%EF%BF%BD|%25/);
        expect(() => decodeURIComponent(path)).not.toThrow();
        // The target of the redirect resolves to itself, so that there is no loop.
        expect(resolve(path)).toMatchObject({ path, template });
      }
    },
  );
  it("returns a template for logs that contains no part of the address", () => {
    expect(resolve("/checkout/secret/payment").template).toBe("/checkout/{-$checkoutId}/{-$step}/{-$uuid}");
  });
  it("never turns a path into another host's address", () => {
    expect(resolve("//evil.example/shop").path).toBe("/evil.example/shop");
  });
});

const pages = [
  "/checkout/c1/address",
  "/checkout/c1",
  "/checkout",
  "/cart",
  "/wishlist",
  "/shop",
  "/faq",
  "/product/karna-pla/black-750g",
  "/nowhere",
];

/** Another spelling of a character: in the other case, or percent-encoded. */
const spelledCharacter = (character: string) =>
  fc.constantFrom(
    character,
    character,
    character,
    character.toUpperCase(),
    `%${character.codePointAt(0)?.toString(16)}`,
    `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
    `%25${character.codePointAt(0)?.toString(16)}`,
    `%ef%bd%${(0x80 + ((character.codePointAt(0) ?? 0) % 64)).toString(16)}`,
  );
const separator = fc.constantFrom(
  "/",
  "/",
  "/",
  "/",
  "//",
  "/./",
  "/x/../",
  "/%2e/",
  "/%2E%2e/",
  "%2f",
  "\\",
);
const ending = fc.constantFrom("", "", "", "/", "//", "/.", "/..", "%00", "%20", ";a=1", "%", "/x");

/** A path in another spelling. */
const spelling = fc.constantFrom(...pages).chain((page) =>
  fc
    .tuple(
      ...page
        .slice(1)
        .split("/")
        .flatMap((part) => [
          separator,
          fc.tuple(...Array.from(part, spelledCharacter)).map((characters) => characters.join("")),
        ]),
      ending,
    )
    .map((parts) => parts.join("").replace(/^(?![/\\])/, "/")),
);

/** The router's own redirect for a path, and whether it matches a private page. Renders nothing. */
async function askRouter(path: string) {
  const shop = toTestShop();
  const i18n = await createI18n("sv");
  let isPrivate = false;
  let params: object = {};
  const handle = createRequestHandler({
    request: new Request(`http://se.localhost${path}`),
    createRouter: () =>
      createAppRouter({
        shop,
        i18n,
        api: createShopApi(shop, { baseUrl: "http://bff/api" }),
        report: () => {},
      }),
  });
  const reply = await handle(async ({ router }) => {
    isPrivate = router.state.matches.some((match) => match.staticData.isPrivate ?? false);
    params = router.state.matches.at(-1)?.params ?? {};
    return new Response();
  });
  return { location: reply.headers.get("location"), isPrivate, params };
}

describe("the address of a checkout", () => {
  beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    ["/checkout", { checkoutId: null, step: null, uuid: null }],
    ["/checkout/c1/address", { checkoutId: "c1", step: "address", uuid: null }],
    [
      "/checkout/c1/address/0f8fad5b-d9cb-469f-a165-70867728950e",
      { checkoutId: "c1", step: "address", uuid: "0f8fad5b-d9cb-469f-a165-70867728950e" },
    ],
  ])(
    "%s passes its checkout, step and uuid to the page, each null when absent [2.1]",
    async (path, params) => {
      expect(await askRouter(path)).toEqual({ location: null, isPrivate: true, params });
    },
  );
});

describe("the cache and the router", () => {
  beforeEach(() => void vi.stubGlobal("fetch", fakeShopApi));
  afterEach(() => void vi.unstubAllGlobals());

  it("agree on which pages are private, however a path is spelled", async () => {
    await fc.assert(
      fc.asyncProperty(spelling, async (path) => {
        const route = resolve(path);
        const matched = await askRouter(route.address);
        const isPrivate = matched.location ? resolve(matched.location).isPrivate : matched.isPrivate;
        expect(isPrivate).toBe(route.isPrivate);
      }),
      { numRuns: 300 },
    );
  });
  it("share one canonical spelling of each page, which resolves to itself", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          spelling,
          fc.webPath().map((path) => `/${path}`),
        ),
        (path) => {
          const { address, isPrivate } = resolve(path);
          expect(resolve(address)).toMatchObject({
            address,
            path: new URL(address, "http://h").pathname,
            isPrivate,
          });
          expect(address).toMatch(/^\/(?!\/)/);
        },
      ),
      { numRuns: 300 },
    );
  });
});
