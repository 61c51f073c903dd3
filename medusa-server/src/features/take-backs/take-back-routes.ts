import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http";
import {
  newTakeBackBodySchema,
  takeBackSentBodySchema,
  takeBackTokenBodySchema,
} from "@spolverk/medusa-contract";

const bodies = {
  "": newTakeBackBodySchema,
  "/show": takeBackTokenBodySchema,
  "/label": takeBackTokenBodySchema,
  "/sent": takeBackSentBodySchema,
};

/** What the calls about take-backs are checked against of the internal API. */
export const takeBackRoutes: MiddlewareRoute[] = Object.entries(bodies).map(([path, schema]) => ({
  matcher: `/internal/take-backs${path}`,
  methods: ["POST"],
  middlewares: [validateAndTransformBody(schema)],
}));
