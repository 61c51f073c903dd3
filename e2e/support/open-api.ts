import type { APIRequestContext } from "@playwright/test";
import { shop } from "./shop.ts";

/** The parts of the OpenAPI document that the tests read. */
export type OpenApi = {
  openapi: string;
  servers: { url: string }[];
  /** By path, then by method in lower case. */
  paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  /** By kind, such as schemas and headers, then by name. */
  components: { schemas: Record<string, object>; headers: Record<string, object> };
};

export async function readOpenApi(request: APIRequestContext): Promise<OpenApi> {
  return (await (await request.get(`${shop.api}/openapi.json`)).json()) as OpenApi;
}
