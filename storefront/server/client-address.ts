import { getConnInfo } from "@hono/node-server/conninfo";
import { listTrustedAddresses } from "@spolverk/server-kit/list-trusted-addresses";
import type { Context } from "hono";

/**
 * Addresses of the client and of the proxies before this server, for X-Forwarded-For. Only the header's entries that
 * our own proxies wrote are kept. The last address is always the address of the connection.
 */
export function toForwardedFor(c: Context, trustedProxies: number): string {
  return listAddresses(c, trustedProxies).join(", ");
}

/** The client's address as our outermost proxy saw it, or the connection's address without a proxy. */
export function readClientAddress(c: Context, trustedProxies: number): string {
  return listAddresses(c, trustedProxies)[0] ?? "unknown";
}

function listAddresses(c: Context, trustedProxies: number): string[] {
  return [...listTrustedAddresses(c.req.header("x-forwarded-for"), trustedProxies), readConnectionAddress(c)];
}

function readConnectionAddress(c: Context): string {
  // `env` is absent when the app is called without a socket.
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? "unknown") : "unknown";
}
