import type { AnyRoute } from "@tanstack/react-router";
import { describe, expect, it } from "vitest";
import { toOfferedRoutes, toPlainPath, toRouteAddress, toRouteLinks } from "./route-links.ts";

const toRoute = (fullPath: string, staticData: object) =>
  ({ fullPath, options: { staticData } }) as unknown as AnyRoute;

describe("the frame's links [2.32]", () => {
  it("are made from the routes that exist, in their order", () => {
    const routes = [
      toRoute("/cart", { tab: { order: 5, label: "cart", icon: "cart" } }),
      toRoute("/", { tab: { order: 1, label: "home", icon: "home" } }),
      toRoute("/shop/$", { footer: [{ group: "shop", order: 1, label: "shop" }] }),
    ];
    expect(toRouteLinks(routes, "tab").map(({ href }) => href)).toEqual(["/", "/cart"]);
    expect(toRouteLinks(routes, "header")).toEqual([]);
  });
  it("are several where a route names several, each with its query", () => {
    const latest = { group: "shop", order: 2, label: "latest", search: { sort: "latest" } };
    const all = { group: "shop", order: 1, label: "allProducts" };
    const links = toRouteLinks([toRoute("/shop/$", { footer: [latest, all] })], "footer");
    expect(links).toEqual([
      { ...all, href: "/shop" },
      { ...latest, href: "/shop" },
    ]);
  });
  it("lead to a page only when there is one", () => {
    const routes = [toRoute("/", {}), toRoute("/knowledge/browse/$", {})];
    expect(toRouteAddress(routes, "/knowledge/browse")).toBe("/knowledge/browse");
    expect(toRouteAddress(routes, "/account")).toBeNull();
  });
  it("lead to an account only where somebody can sign in [1.9]", () => {
    const routes = ["/", "/account", "/account/", "/account/login", "/accounts"].map((path) =>
      toRoute(path, {}),
    );
    const pathsOf = (canSignIn: boolean) =>
      toOfferedRoutes(routes, canSignIn).map(({ fullPath }) => fullPath);
    expect(pathsOf(true)).toHaveLength(5);
    expect(pathsOf(false)).toEqual(["/", "/accounts"]);
  });
  it("name a route without its parameters", () => {
    expect(toPlainPath("/shop/$")).toBe("/shop");
    expect(toPlainPath("/checkout/{-$checkoutId}/{-$step}")).toBe("/checkout");
    expect(toPlainPath("/")).toBe("/");
  });
});
