import {
  type MedusaRequest,
  type MedusaResponse,
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import type { Calls, Immutable, PathParams } from "@spolverk/medusa-contract";
import type { Container } from "../platform/container.ts";
import type { z } from "../platform/zod.ts";

/** A handler returns this when it has sent the reply itself, such as a stream. */
export const isSent = Symbol("the reply is sent");

/** Output type of a schema; undefined for a call without the schema. */
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<C extends Calls[string]> = {
  container: Container;
  params: PathParams<C["path"]>;
  query: Parsed<C["query"]>;
  body: Parsed<C["body"]>;
  request: MedusaRequest;
  response: MedusaResponse;
};
type Handler<C extends Calls[string]> = (
  input: Input<C>,
) => Promise<Immutable<z.input<C["reply"]>> | typeof isSent>;

/**
 * Defines the routes of the contract's calls, below /internal: `internalRoutes(clubCalls)({ leaveClub: … })`. It is
 * curried, so that the calls fix the types of the handlers. Each route validates its query, body and reply by the
 * schemas of its call. Medusa sorts routes so that a fixed segment of a path comes before a parameter.
 */
export function internalRoutes<C extends Calls>(calls: C) {
  return (handlers: { [K in keyof C]: Handler<C[K]> }): MiddlewareRoute[] =>
    Object.entries(calls).map(([name, call]) => toRoute(call, handlers[name] as Handler<Calls[string]>));
}

function toRoute(
  { method, path, query, body, isBytes, reply }: Calls[string],
  handle: Handler<Calls[string]>,
): MiddlewareRoute {
  return {
    matcher: `/internal/${path}`,
    methods: [method],
    ...(isBytes && { bodyParser: false }),
    middlewares: [
      ...(query ? [validateAndTransformQuery(query, {})] : []),
      ...(body ? [validateAndTransformBody(body)] : []),
      async (request: MedusaRequest, response: MedusaResponse) => {
        const { scope: container, params, validatedQuery, validatedBody } = request;
        const input = {
          container,
          params,
          query: query && validatedQuery,
          body: body && validatedBody,
          request,
          response,
        };
        const answer = await handle(input);
        if (answer !== isSent) response.json(reply.parse(answer));
      },
    ],
  };
}
