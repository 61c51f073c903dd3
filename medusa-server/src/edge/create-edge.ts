import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import type { Environment } from "../environment/environment.ts";
import { isQueryCostly } from "./is-query-costly.ts";
import { isServed } from "./is-served.ts";
import { refuseForgedCallbacks } from "./refuse-forged-callbacks.ts";
import { toSecurityHeaders } from "./response-headers.ts";

type EdgeEnvironment = Pick<
  Environment,
  | "ADMIN_PATH"
  | "IMAGES_URL"
  | "MEDIA_URL"
  | "NODE_ENV"
  | "SPOLVERK_LOCAL"
  | "SPOLVERK_STORE_API"
  | "TRUST_PROXY"
  | "s3"
>;

type EdgeHandler = (
  request: MedusaRequest,
  response: MedusaResponse,
  next: MedusaNextFunction,
) => void | Promise<void>;

/**
 * Creates the handlers that run before Medusa parses, routes and authenticates a request: security headers for every
 * reply, 404 for every path that is not public, and 401 for forged callbacks.
 */
export function createEdge(environment: EdgeEnvironment): EdgeHandler[] {
  const isDevelopment = environment.NODE_ENV !== "production";
  const served = { adminPath: environment.ADMIN_PATH, storeApi: environment.SPOLVERK_STORE_API };
  const headers = {
    adminPath: environment.ADMIN_PATH,
    pictureOrigins: listPictureOrigins(environment),
    secure: !isDevelopment && !environment.SPOLVERK_LOCAL,
    built: !isDevelopment,
  };
  return [
    (request, response, next) => {
      const [path = "", ...query] = request.url.split("?");
      response.removeHeader("x-powered-by");
      for (const [name, value] of Object.entries(toSecurityHeaders(path, headers))) {
        response.setHeader(name, value);
      }
      if (!isServed(request.method, path, served)) {
        response.status(404).json({ type: "not_found", message: "There is nothing here" });
      } else if (isQueryCostly(query.join("?"))) {
        response.status(400).json({ type: "invalid_data", message: "The query has too long lists in it" });
      } else next();
    },
    refuseForgedCallbacks(environment.TRUST_PROXY),
  ];
}

function listPictureOrigins({
  MEDIA_URL,
  IMAGES_URL,
  s3,
}: Pick<EdgeEnvironment, "IMAGES_URL" | "MEDIA_URL" | "s3">): string[] {
  const urls = [MEDIA_URL, ...(IMAGES_URL === undefined ? [] : [IMAGES_URL]), ...(s3 ? [s3.fileUrl] : [])];
  return [...new Set(urls.map((url) => new URL(url).origin))];
}
