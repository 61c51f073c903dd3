import { describe, expect, it } from "vitest";
import { endpoints } from "../contract/endpoints.ts";
import { createTestShop } from "../testing/create-test-shop.ts";

type Operation = {
  operationId: string;
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; headers: Record<string, object> }>;
};
type OpenApi = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; headers: Record<string, object> };
};

const readDocument = async () => (await createTestShop().get<OpenApi>("/openapi.json")).reply;

/** Every schema of an object within a value. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(listObjects);
  return "type" in value && value.type === "object" ? [value, ...within] : within;
}

describe("the OpenAPI document", () => {
  it("describes every endpoint of the contract, and nothing else", async () => {
    const { openapi, paths } = await readDocument();
    expect(openapi).toBe("3.1.0");
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it("refers only to schemas and headers that it holds", async () => {
    const document = await readDocument();
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    );
    const known = new Set(
      Object.entries(document.components).flatMap(([group, byName]) =>
        Object.keys(byName).map((name) => `#/components/${group}/${name}`),
      ),
    );
    expect(references.length).toBeGreaterThan(20);
    expect(references.filter((target) => !known.has(target ?? ""))).toEqual([]);
  });

  it("allows no field in a body beside those that it describes", async () => {
    const { paths } = await readDocument();
    const bodies = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) => (requestBody ? [requestBody] : [])),
    );
    expect(bodies.length).toBeGreaterThan(15);
    const objects = listObjects(bodies);
    expect(objects.length).toBeGreaterThan(bodies.length);
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  });

  it("names each operation once and lists its parameters, body and refusals", async () => {
    const { paths } = await readDocument();
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    const place = paths["/checkout/{id}/place"]?.["post"];
    expect(place?.parameters).toContainEqual(
      expect.objectContaining({ name: "id", in: "path", required: true }),
    );
    expect(place?.parameters).toContainEqual(
      expect.objectContaining({ name: "language", in: "query", required: false }),
    );
    expect(place?.requestBody?.content["application/json"]?.schema).toMatchObject({
      required: ["acceptTerms", "expectedTotal"],
    });
    expect(place?.responses["409"]?.description).toContain("not_enough_stock");
    expect(place?.responses["422"]?.description).toBe(
      "idempotency_key_reused, terms_not_accepted, export_agreement_required",
    );
    expect(Object.keys(place?.responses["429"]?.headers ?? {})).toEqual([
      "RateLimit-Policy",
      "RateLimit",
      "Retry-After",
    ]);
    expect(Object.keys(place?.responses["200"]?.headers ?? {})).toEqual(["RateLimit-Policy", "RateLimit"]);
    expect(place?.parameters).toContainEqual(
      expect.objectContaining({ name: "Idempotency-Key", in: "header", required: false }),
    );
  });
});

describe("the reference page", () => {
  it("loads everything from our own origin, under a policy that says so", async () => {
    const { app } = createTestShop();
    const page = await app.request("/api/docs");
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self';");
    const html = await page.text();
    const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file);
    expect(files).toHaveLength(4);
    for (const file of files) {
      const answer = await app.request(`/api/${file}`);
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50);
    }
  });
});
