import {
  type AuthenticatedMedusaRequest,
  type MedusaResponse,
  type MiddlewareFunction,
  type MiddlewareRoute,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import { validateForm } from "../forms/validate-form.ts";

type AdminRoute<Query, Form> = {
  method: "GET" | "POST" | "DELETE";
  /** Path below /admin/, such as "club/accounts/:id". */
  path: string;
  /** Middlewares that run before the handler. Each may answer the request itself. */
  guards?: MiddlewareFunction[];
  query?: z.ZodObject & z.ZodType<Query>;
  /** Schema of the body. An invalid body gets 400 with the problems by field. */
  form?: z.ZodType<Form>;
  handler: (
    request: AuthenticatedMedusaRequest<Form, Query>,
    response: MedusaResponse,
  ) => void | Promise<void>;
};

/**
 * Defines a call of the admin in Medusa's format: the checks, then the handler as the last middleware. Medusa admits
 * only signed-in users of the admin to paths below /admin.
 */
export function adminRoute<Query = Record<string, unknown>, Form = unknown>({
  method,
  path,
  guards = [],
  query,
  form,
  handler,
}: AdminRoute<Query, Form>): MiddlewareRoute {
  return {
    matcher: `/admin/${path}`,
    methods: [method],
    middlewares: [
      ...guards,
      ...(query ? [validateAndTransformQuery(query, {})] : []),
      ...(form ? [validateForm(form)] : []),
      handler,
    ],
  };
}

/** Defines checks that run before a call of Medusa's own. */
export function adminGuards(
  method: "POST" | "DELETE",
  path: string,
  ...guards: MiddlewareFunction[]
): MiddlewareRoute {
  return { matcher: `/admin/${path}`, methods: [method], middlewares: guards };
}
