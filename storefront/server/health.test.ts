import { describe, expect, it, vi } from "vitest";
import { createHealth } from "./health.ts";

type Send = NonNullable<Parameters<typeof createHealth>[0]["fetch"]>;

const reply =
  (status: number): Send =>
  async () =>
    new Response(null, { status });

describe("the storefront's health", () => {
  it("answers ready while the API is ready", async () => {
    const send = vi.fn<Send>(reply(200));
    const response = await createHealth({ bffUrl: "http://bff", fetch: send }).request("/ready");
    expect(send).toHaveBeenCalledWith("http://bff/health/ready", { signal: expect.any(AbortSignal) });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ status: "ready", needs: { api: "ready" } });
  });

  it.each([
    ["is not ready", reply(503)],
    ["does not answer", () => Promise.reject(new Error("refused"))],
  ])('answers 503 "not ready" when the API %s', async (_, send) => {
    const response = await createHealth({ bffUrl: "http://bff", fetch: send }).request("/ready");
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ status: "not ready", needs: { api: "not ready" } });
  });

  it("asks the API once for all readiness checks within a second", async () => {
    const send = vi.fn<Send>(reply(200));
    const health = createHealth({ bffUrl: "http://bff", fetch: send });
    const responses = await Promise.all([1, 2, 3].map(async () => health.request("/ready")));
    expect([...responses, await health.request("/ready")].map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it("answers the liveness check without a call to another service", async () => {
    const send = vi.fn<Send>(reply(503));
    expect((await createHealth({ bffUrl: "http://bff", fetch: send }).request("/live")).status).toBe(200);
    expect(send).not.toHaveBeenCalled();
  });
});
