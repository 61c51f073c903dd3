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
  /** Below /admin/, such as "club/accounts/:id". */
  path: string;
  /** Run first; each may answer in the handler's place. */
  guards?: MiddlewareFunction[];
  query?: z.ZodObject & z.ZodType<Query>;
  /** What the body has to be; otherwise 400 with what is wrong by field. */
  form?: z.ZodType<Form>;
  handler: (
    request: AuthenticatedMedusaRequest<Form, Query>,
    response: MedusaResponse,
  ) => void | Promise<void>;
};

/**
 * A call of the admin, as Medusa registers it: the checks, then the handler as the last middleware. Medusa lets signed-in
 * users of the admin alone through to any path below /admin.
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

/** Checks of ours before a call that Medusa itself answers. */
export function adminGuards(
  method: "POST" | "DELETE",
  path: string,
  ...guards: MiddlewareFunction[]
): MiddlewareRoute {
  return { matcher: `/admin/${path}`, methods: [method], middlewares: guards };
}
