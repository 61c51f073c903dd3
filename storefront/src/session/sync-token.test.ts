import { describe, expect, it, vi } from "vitest";
import { syncToken } from "./sync-token.ts";

const target = { url: "https://sync.example/session", maxAgeSeconds: 300 };
const issuedAt = 1_000_000;

function setUp(status = 204) {
  const send = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  const sync = (idToken: { token: string; issuedAt: number } | null, ageSeconds = 0) =>
    syncToken(target, { idToken, now: (issuedAt + ageSeconds) * 1000, fetch: send });
  return { send, sync };
}

describe("the token sync [7.16]", () => {
  it("posts the ID token as a bearer token", async () => {
    const { send, sync } = setUp();
    expect(await sync({ token: "id", issuedAt })).toBe(true);
    const [address, request] = send.mock.calls[0] ?? [];
    expect([address, request?.method]).toEqual([target.url, "POST"]);
    expect(new Headers(request?.headers).get("authorization")).toBe("Bearer id");
  });
  it("sends a DELETE after a sign-out", async () => {
    const { send, sync } = setUp();
    expect(await sync(null)).toBe(true);
    expect(send.mock.calls[0]?.[1]?.method).toBe("DELETE");
  });
  it("skips a token that is older than 300 seconds, and sends one that is exactly 300 seconds old", async () => {
    const { send, sync } = setUp();
    expect(await sync({ token: "id", issuedAt }, 301)).toBe(false);
    expect(send).not.toHaveBeenCalled();
    expect(await sync({ token: "id", issuedAt }, 300)).toBe(true);
  });
  it("rejects when the other system refuses the call", async () => {
    await expect(setUp(500).sync(null)).rejects.toThrow("500");
  });
});
