import { getConnInfo } from "@hono/node-server/conninfo";
import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";
import type { Context } from "hono";

/**
 * Addresses of the client and the proxies before us, for X-Forwarded-For. What a client claims is kept only
 * as far as our own proxies wrote it; the nearest address is always the connection's.
 */
export function toForwardedFor(c: Context, trustedProxies: number): string {
  return listAddresses(c, trustedProxies).join(", ");
}

/** The client's address, as the outermost of our own proxies saw it, or the connection's without one. */
export function readClientAddress(c: Context, trustedProxies: number): string {
  return listAddresses(c, trustedProxies)[0] ?? "unknown";
}

function listAddresses(c: Context, trustedProxies: number): string[] {
  return [...listTrustedAddresses(c.req.header("x-forwarded-for"), trustedProxies), readConnectionAddress(c)];
}

function readConnectionAddress(c: Context): string {
  // Absent when the app is called without a socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}
