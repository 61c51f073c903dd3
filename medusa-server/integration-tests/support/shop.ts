import { after } from "node:test";
import { knex } from "@medusajs/framework/mikro-orm/knex";

export function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Set ${name}: these tests run against a seeded medusa-server`);
  return value;
}

/** The tests' user, as named on the admin's pages. */
export const adminName = "Shop Admin";

const url = variable("MEDUSA_URL");
const token = variable("INTERNAL_TOKEN");

export type Answer<Body> = { status: number; body: Body };

async function ask<Body>(
  path: string,
  headers: Record<string, string>,
  body?: object,
  method = body === undefined ? "GET" : "POST",
): Promise<Answer<Body>> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { "content-type": "application/json", ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

/** Calls the internal API, by default with the right token. */
export function internal<Body>(path: string, body?: object, headers = { "x-internal-token": token }) {
  return ask<Body>(`/internal/${path}`, headers, body);
}

/** Calls the internal API without a token. */
export function internalWithoutToken<Body>(path: string) {
  return ask<Body>(`/internal/${path}`, {});
}

let login: Promise<string> | undefined;

function signIn(): Promise<string> {
  login ??= ask<{ token: string }>(
    "/auth/user/emailpass",
    {},
    {
      email: variable("ADMIN_EMAIL"),
      password: variable("ADMIN_PASSWORD"),
    },
  ).then(({ body: { token } }) => token);
  return login;
}

/** Calls Medusa's admin API as the merchandiser of the local shop. */
export async function admin<Body>(path: string, body?: object, method?: "DELETE"): Promise<Answer<Body>> {
  return ask<Body>(`/admin/${path}`, { authorization: `Bearer ${await signIn()}` }, body, method);
}

/** Downloads a file of the admin API. */
export async function adminFile(
  path: string,
): Promise<{ type: string | null; headers: Headers; content: Buffer }> {
  const response = await fetch(`${url}/admin/${path}`, {
    headers: { authorization: `Bearer ${await signIn()}` },
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return {
    type: response.headers.get("content-type"),
    headers: response.headers,
    content: Buffer.from(await response.arrayBuffer()),
  };
}

/** Sends files to the admin API. */
export async function adminForm<Body>(path: string, form: FormData): Promise<Body> {
  const headers = { authorization: `Bearer ${await signIn()}` };
  const response = await fetch(`${url}/admin/${path}`, { method: "POST", headers, body: form });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Body;
}

export const connection = knex({ client: "pg", connection: variable("DATABASE_URL") });

/** The shop's database, for states that no call produces: after a crash, or years later. `?` marks a parameter. */
export const database = {
  query: async <Row = unknown>(sql: string, parameters: readonly string[] = []): Promise<Row[]> => {
    const { rows } = await connection.raw<{ rows: Row[] }>(sql, [...parameters]);
    return rows;
  },
};
// All test files of a process share this connection.
after(() => connection.destroy());
