import type { LegalPageName } from "@spolverk/content/legal-page-names";
import type { AnyRoute } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { toTestShop } from "../testing/render-test-page.ts";
import { toOfferedRoutes, toPlainPath, toRouteAddress, toRouteLinks } from "./route-links.ts";

const toRoute = (fullPath: string, staticData: object) =>
  ({ fullPath, options: { staticData } }) as unknown as AnyRoute;

const toSite = (pages: readonly LegalPageName[], withdrawalFunction: boolean) => ({
  legal: { ...toTestShop().site.legal, pages, withdrawalFunction },
});

describe("the frame's links [2.32]", () => {
  it("come from the existing routes, in the order of the routes", () => {
    const routes = [
      toRoute("/cart", { tab: { order: 5, label: "cart", icon: "cart" } }),
      toRoute("/", { tab: { order: 1, label: "home", icon: "home" } }),
      toRoute("/shop/$", { footer: [{ group: "shop", order: 1, label: "shop" }] }),
    ];
    expect(toRouteLinks(routes, "tab").map(({ href }) => href)).toEqual(["/", "/cart"]);
    expect(toRouteLinks(routes, "header")).toEqual([]);
  });
  it("include every link that a route declares, each with its search parameters", () => {
    const latest = { group: "shop", order: 2, label: "latest", search: { sort: "latest" } };
    const all = { group: "shop", order: 1, label: "allProducts" };
    const links = toRouteLinks([toRoute("/shop/$", { footer: [latest, all] })], "footer");
    expect(links).toEqual([
      { ...all, href: "/shop" },
      { ...latest, href: "/shop" },
    ]);
  });
  it("lead only to pages that exist", () => {
    const routes = [toRoute("/", {}), toRoute("/knowledge/browse/$", {})];
    expect(toRouteAddress(routes, "/knowledge/browse")).toBe("/knowledge/browse");
    expect(toRouteAddress(routes, "/account")).toBeNull();
  });
  it("lead to an account only when sign-in is configured [1.9]", () => {
    const routes = ["/", "/account", "/account/", "/account/login", "/accounts"].map((path) =>
      toRoute(path, {}),
    );
    const pathsOf = (signIn: object | null) =>
      toOfferedRoutes(routes, { signIn, site: toSite([], true) }).map(({ fullPath }) => fullPath);
    expect(pathsOf({})).toHaveLength(5);
    expect(pathsOf(null)).toEqual(["/", "/accounts"]);
  });
  it("lead to the legal pages and the withdrawal form only when the site has them", () => {
    const routes = [
      toRoute("/terms", { legalPage: "terms" }),
      toRoute("/withdrawal-policy", { legalPage: "withdrawal" }),
      toRoute("/withdrawal", {}),
      toRoute("/faq", {}),
    ];
    const pathsOf = (...legal: Parameters<typeof toSite>) =>
      toOfferedRoutes(routes, { signIn: null, site: toSite(...legal) }).map(({ fullPath }) => fullPath);
    expect(pathsOf(["terms"], false)).toEqual(["/terms", "/faq"]);
    expect(pathsOf(["withdrawal"], true)).toEqual(["/withdrawal-policy", "/withdrawal", "/faq"]);
  });
  it("omit a route's parameters", () => {
    expect(toPlainPath("/shop/$")).toBe("/shop");
    expect(toPlainPath("/checkout/{-$checkoutId}/{-$step}")).toBe("/checkout");
    expect(toPlainPath("/")).toBe("/");
  });
});
