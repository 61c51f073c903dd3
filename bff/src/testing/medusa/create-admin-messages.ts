import { Client } from "@medusajs/js-sdk";
import { z } from "zod";
import type { NewMessage, BackendHarness } from "../port/backend-harness.ts";

const loginSchema = z.object({ token: z.string() });
const savedSchema = z.object({ site_message: z.object({ id: z.string() }) });

/** Writes messages as the merchandiser does, through Medusa's admin API. */
export function createAdminMessages(options: {
  url: string;
  email: string;
  password: string;
}): BackendHarness["messages"] {
  const { url, ...credentials } = options;
  const client = new Client({ baseUrl: url });
  const login = client.fetch<unknown>("/auth/user/emailpass", { method: "POST", body: credentials });

  async function call(method: "POST" | "DELETE", path: string, body?: object): Promise<unknown> {
    const { token } = loginSchema.parse(await login);
    const headers = { authorization: `Bearer ${token}` };
    return client.fetch<unknown>(`/admin/site-messages${path}`, { method, headers, ...(body && { body }) });
  }
  const toBody = ({ startsOn, endsOn, ...message }: NewMessage) => ({
    ...message,
    starts_on: startsOn,
    ends_on: endsOn,
  });
  return {
    create: async (message) => savedSchema.parse(await call("POST", "", toBody(message))).site_message.id,
    change: async (id, message) => void (await call("POST", `/${id}`, toBody(message))),
    remove: async (id) => void (await call("DELETE", `/${id}`)),
  };
}
