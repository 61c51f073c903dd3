import type { Calls, CallsOf } from "@spolverk/medusa-contract";
import { type MedusaClient, statusOf } from "./medusa-client.ts";

/** Creates a method for each call of the contract with medusa-server; those with bytes have an adapter of their own. */
export function bindCalls<C extends Calls>(medusa: MedusaClient, calls: C): CallsOf<C> {
  const bound = Object.entries(calls).filter(([, call]) => !call.isBytes);
  const methods = bound.map(([name, call]) => {
    const method = async (...args: never[]): Promise<unknown> => {
      const { params, query, body } = call.request(...args);
      const path = fillPath(call.path, params);
      try {
        const reply =
          call.method === "GET"
            ? await medusa.get(call.reply, path, toQuery(query))
            : await medusa.post(call.reply, path, body ?? {}, call.patience);
        return call.result(reply as never);
      } catch (error) {
        const status = statusOf(error);
        if (status !== null && status in call.on) return call.on[status];
        throw error;
      }
    };
    return [name, method];
  });
  return Object.fromEntries(methods) as CallsOf<C>;
}

/** @throws Error when a parameter of the path is missing */
function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} lacks its parameter ${name}`);
    return encodeURIComponent(value);
  });
}

/** Leaves out undefined values. */
export function toQuery(query: object = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
