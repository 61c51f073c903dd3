import type { ApiClient, Category } from "@spolverk/bff/contract";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { categoriesAtQuery } from "./queries.ts";

const toCategory = (path: string, children: Category[] = []): Category => ({
  id: path,
  path,
  name: path,
  productCount: 1,
  children,
});
const filaments = toCategory("filaments", [toCategory("filaments>pla")]);
const printers = toCategory("printers", [toCategory("printers>enclosed")]);
const api = (() => Promise.resolve({ categories: [filaments, printers] })) as unknown as ApiClient;

afterEach(() => void vi.unstubAllEnvs());

it.each([
  { splat: "", open: [] },
  { splat: "filaments", open: ["filaments"] },
  { splat: "filaments/pla", open: ["filaments"] },
])("a listing at '$splat' gets the categories with only its own branch expanded", async ({ splat, open }) => {
  const categories = await new QueryClient().fetchQuery(categoriesAtQuery(api, splat));
  expect(categories.map(({ path }) => path)).toEqual(["filaments", "printers"]);
  expect(categories.filter(({ children }) => children.length > 0).map(({ path }) => path)).toEqual(open);
});

it("the browser fetches the whole category tree once for all pages", async () => {
  vi.stubEnv("SSR", false);
  const asked: string[] = [];
  const counting = ((key: string) => {
    asked.push(key);
    return Promise.resolve({ categories: [filaments, printers] });
  }) as unknown as ApiClient;
  const client = new QueryClient();
  for (const splat of ["filaments", "printers/enclosed", ""])
    await client.fetchQuery(categoriesAtQuery(counting, splat));
  expect(asked).toEqual(["GET /catalog/categories"]);
});
