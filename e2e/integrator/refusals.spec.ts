import { expect, test } from "@playwright/test";
import { readOpenApi } from "../support/open-api.ts";
import { shop } from "../support/shop.ts";

type Refusal = {
  what: string;
  /** Method of the call as the API describes it. */
  method: "get" | "post";
  call: string;
  /** Path of the request, below /api. */
  path: string;
  /** Sent unchanged, so that it need not be JSON. */
  body?: string;
  contentType?: string;
  status: number;
  code: string;
  /** The fields that the reply names as invalid. */
  fields?: string[];
};

const json = "application/json";
const cart = { site: "de", lines: [{ id: "none", quantity: 1 }] };
const refusals: Refusal[] = [
  {
    what: "an unknown variation [8.15]",
    method: "get",
    call: "/catalog/variations/{id}",
    path: "/catalog/variations/none",
    status: 404,
    code: "variation_not_found",
  },
  {
    what: "an unknown product",
    method: "get",
    call: "/catalog/products/{slug}",
    path: "/catalog/products/none",
    status: 404,
    code: "product_not_found",
  },
  {
    what: "an unknown category",
    method: "get",
    call: "/catalog/products",
    path: "/catalog/products?category=none",
    status: 404,
    code: "category_not_found",
    fields: ["query.category"],
  },
  {
    what: "an unknown checkout [8.28]",
    method: "get",
    call: "/checkout/{id}",
    path: "/checkout/none",
    status: 404,
    code: "checkout_not_found",
  },
  {
    what: "a query with a wrong value",
    method: "get",
    call: "/catalog/products",
    path: "/catalog/products?pageSize=61",
    status: 400,
    code: "invalid_request",
    fields: ["query.pageSize"],
  },
  {
    what: "a body that is not JSON",
    method: "post",
    call: "/checkout",
    path: "/checkout",
    body: '{"site":',
    contentType: json,
    status: 400,
    code: "invalid_request",
  },
  {
    what: "a body with wrong fields",
    method: "post",
    call: "/checkout",
    path: "/checkout",
    body: JSON.stringify({ ...cart, currency: "XXX", lines: [{ id: "none", quantity: 0 }] }),
    contentType: json,
    status: 400,
    code: "invalid_request",
    fields: ["body.currency", "body.lines.0.quantity"],
  },
  {
    what: "a body above 64 kB",
    method: "post",
    call: "/checkout",
    path: "/checkout",
    body: JSON.stringify({ ...cart, site: "x".repeat(64 * 1024) }),
    contentType: json,
    status: 413,
    code: "body_too_large",
  },
  {
    what: "a body of another type",
    method: "post",
    call: "/checkout",
    path: "/checkout",
    body: JSON.stringify(cart),
    contentType: "text/plain",
    status: 415,
    code: "unsupported_media_type",
  },
  {
    what: "a cart with nothing to sell [8.29]",
    method: "post",
    call: "/checkout",
    path: "/checkout",
    body: JSON.stringify(cart),
    contentType: json,
    status: 409,
    code: "no_products",
  },
];

for (const { what, method, call, path, body, contentType, status, code, fields } of refusals) {
  test(`refuses ${what} with its documented code, without internal details [8.5] [8.7]`, async ({
    request,
  }) => {
    const reply = await request.fetch(`${shop.api}${path}`, {
      method,
      ...(contentType && { headers: { "content-type": contentType } }),
      ...(body && { data: Buffer.from(body) }),
    });
    expect(reply.status()).toBe(status);
    expect(reply.headers()["content-type"]).toContain("application/json");
    const error = (await reply.json()) as Record<string, unknown>;
    expect(error).toEqual({
      code,
      message: expect.stringMatching(/^[^\n]{5,200}$/),
      requestId: reply.headers()["x-request-id"],
      ...(fields && { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) }),
    });
    expect(await reply.text()).not.toMatch(/\.[cm]?[jt]s:\d+|node_modules|Error:/);

    const { responses } = (await readOpenApi(request)).paths[call]?.[method] ?? { responses: {} };
    expect(responses[status]?.description.split(", ")).toContain(code);
  });
}

test("refuses an unknown API path like any other call, in the requested language [8.5] [8.7]", async ({
  request,
}) => {
  const inEnglish = await request.get(`${shop.api}/none?language=en`);
  const inGerman = await request.get(`${shop.api}/none?language=de`);
  expect(inEnglish.status()).toBe(404);
  const { message, ...english } = (await inEnglish.json()) as Record<string, unknown>;
  expect(english).toEqual({ code: "not_found", requestId: inEnglish.headers()["x-request-id"] });
  expect(message).toEqual(expect.any(String));
  expect((await inGerman.json()) as object).not.toMatchObject({ message });
});
