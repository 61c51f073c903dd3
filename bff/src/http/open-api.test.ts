import { describe, expect, it } from "vitest";
import { endpoints } from "../contract/endpoints.ts";
import { createTestShop, testLimits } from "../testing/create-test-shop.ts";

type Operation = {
  operationId: string;
  description?: string;
  security: object[];
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; headers: Record<string, object> }>;
};
type OpenApi = {
  openapi: string;
  info: { description: string };
  security: object[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; headers: Record<string, object> };
};

const readDocument = async () => (await createTestShop().get<OpenApi>("/openapi.json")).reply;

/** Lists every object schema within a value. */
function listObjects(value: unknown): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const within = Object.values(value).flatMap(listObjects);
  return "type" in value && value.type === "object" ? [value, ...within] : within;
}

/** Self-explanatory property names. */
const tellingNames = [
  "addressLine1",
  "addressLine2",
  "carrierName",
  "categories",
  "city",
  "count",
  "coupon",
  "description",
  "email",
  "firstName",
  "id",
  "invoice",
  "items",
  "kind",
  "lastName",
  "manufacturer",
  "material",
  "messages",
  "name",
  "page",
  "pages",
  "placedAt",
  "product",
  "quantity",
  "resellers",
  "staffPick",
  "tag",
  "text",
  "title",
  "url",
  "variations",
];

/** Whether a schema has a description, itself or in its references or alternatives. */
function isDescribed(schema: object): boolean {
  if ("description" in schema || "$ref" in schema) return true;
  return "anyOf" in schema && Array.isArray(schema.anyOf) && schema.anyOf.some(isDescribed);
}

describe("the OpenAPI document", () => {
  it("describes every endpoint of the contract and nothing else", async () => {
    const { openapi, paths } = await readDocument();
    expect(openapi).toBe("3.1.0");
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.toSorted()).toEqual(Object.keys(endpoints).toSorted());
  });

  it("refers only to schemas and headers that it contains", async () => {
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

  it("allows no undescribed field in a body", async () => {
    const { paths } = await readDocument();
    const bodies = Object.values(paths).flatMap((methods) =>
      Object.values(methods).flatMap(({ requestBody }) => (requestBody ? [requestBody] : [])),
    );
    expect(bodies.length).toBeGreaterThan(15);
    const objects = listObjects(bodies);
    expect(objects.length).toBeGreaterThan(bodies.length);
    expect(objects.filter(({ additionalProperties }) => additionalProperties !== false)).toEqual([]);
  });

  it("describes each property and parameter unless its name is self-explanatory", async () => {
    const { paths, components } = await readDocument();
    // The nodes of a rich text are described as a whole.
    const { RichTextBlock: _nodes, RichText: _text, ...schemas } = components.schemas;
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const parameters = operations.flatMap((operation) =>
      operation.parameters.map((parameter) => [parameter.name, parameter] as const),
    );
    const properties = listObjects([schemas, operations]).flatMap((schema) =>
      Object.entries((schema as { properties?: Record<string, object> }).properties ?? {}),
    );
    expect(properties.length).toBeGreaterThan(300);
    const silent = [...parameters, ...properties].filter(([, schema]) => !isDescribed(schema));
    expect([...new Set(silent.map(([name]) => name))].toSorted()).toEqual(tellingNames);
  });

  it("introduces the rules of all calls without numbers of the specification", async () => {
    const document = await readDocument();
    const headings = [...document.info.description.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      "Who may call",
      "Addresses",
      "What every call takes",
      "Amounts",
      "Refusals",
      "Rate limits",
      "Idempotency",
      "CORS",
      "Versions",
    ]);
    for (const kind of Object.keys(testLimits)) expect(document.info.description).toContain(`\`${kind}\``);
    expect(JSON.stringify(document).match(/\[\d+\.\d+\]|DESIGN/g)).toBeNull();
  });

  it("requires a user for an account's calls, allows guests for a checkout, and is open for all other calls", async () => {
    const { security, paths } = await readDocument();
    expect(security).toEqual([]);
    for (const [path, methods] of Object.entries(paths)) {
      const ofCheckout = path.startsWith("/checkout") ? [{}, { user: [] }] : [];
      const wanted = path.startsWith("/account/") ? [{ user: [] }] : ofCheckout;
      for (const operation of Object.values(methods)) expect(operation.security, path).toEqual(wanted);
    }
  });

  it("names the lowest role for an account's call", async () => {
    const { paths } = await readDocument();
    const describedOf = (path: string, method: string) => paths[path]?.[method]?.description;
    expect(describedOf("/account/list", "get")).toBeUndefined();
    expect(describedOf("/account/{id}/settings", "post")).toContain("`owner`");
    expect(describedOf("/account/{id}/orders", "get")).toContain("`viewer`");
    expect(describedOf("/checkout/{id}/place", "post")).toContain("`buyer`");
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

  it("describes an upload as bytes of any type with a maximum size, and without Idempotency-Key", async () => {
    const { paths } = await readDocument();
    const upload = paths["/upload"]?.["post"];
    expect(upload?.parameters.map(({ name }) => name)).not.toContain("Idempotency-Key");
    expect(upload?.requestBody).toMatchObject({
      description: expect.stringMatching(/at most 10 MB, .*Idempotency-Key is not read/),
      content: { "*/*": { schema: { type: "string", format: "binary" } } },
    });
    expect(upload?.responses["413"]?.description).toBe("upload_too_large");
    expect(upload?.responses["422"]?.description).not.toContain("idempotency");
  });
});

describe("the reference page", () => {
  it("loads everything from our own origin, enforced by its policy", async () => {
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
