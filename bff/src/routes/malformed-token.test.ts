import { describe, expect, it } from "vitest";
import type { Endpoint } from "../contract/endpoint.ts";
import { endpoints } from "../contract/endpoints.ts";
import { examples } from "../http/open-api-examples.ts";
import { createTestShop } from "../testing/create-test-shop.ts";
import { asUser } from "../testing/test-tokens.ts";

const all: [string, Endpoint][] = Object.entries(endpoints);
const takesToken = ({ body, params }: Endpoint) =>
  "token" in (body?.shape ?? {}) || "token" in (params?.shape ?? {});
const withToken = all.filter(([, endpoint]) => takesToken(endpoint));

/** Sends the example of an endpoint with another token. */
async function send(key: string, token: unknown) {
  const { body } = examples[key as keyof typeof examples] as { body?: object };
  const path = key.replace("POST ", "").replace("{token}", encodeURIComponent(String(token)));
  return createTestShop().post(`${path}?language=en`, body && { ...body, token }, asUser("a@b.se"));
}

describe.each(withToken)("the token of a mail's link at %s", (key, { errors, malformedToken }) => {
  it.each([
    ["too short", "\u0007"],
    ["too long", "x".repeat(200)],
    ["made of invalid characters", `${"x".repeat(30)}\0`],
  ])("gets the same 404 as an unknown token when it is %s", async (_, token) => {
    const { status, reply } = await send(key, token);
    expect(reply.code).toBe(malformedToken);
    expect(status).toBe(404);
    expect(reply.fields).toBeUndefined();
    expect(errors).toContain(malformedToken);
  });
});

it("a missing token gets the refusal of a required field", async () => {
  const { status, reply } = await send("POST /takeback/show", undefined);
  expect([status, reply.fields]).toEqual([400, { "body.token": "Required" }]);
});
