import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import {
  newTakeBackBodySchema,
  takeBackSentBodySchema,
  takeBackTokenBodySchema,
} from "@spolverk/medusa-contract";
import {
  takeBackMoveBodySchema,
  takeBackNoteBodySchema,
  takeBacksQuerySchema,
} from "./api/take-back-body.ts";
import { validateForm } from "../../forms/validate-form.ts";

const bodies = {
  "": newTakeBackBodySchema,
  "/show": takeBackTokenBodySchema,
  "/label": takeBackTokenBodySchema,
  "/sent": takeBackSentBodySchema,
};

/** What the calls about take-backs are checked against, of the internal API and of the admin. */
export const takeBackRoutes: MiddlewareRoute[] = [
  ...Object.entries(bodies).map(([path, schema]) => ({
    matcher: `/internal/take-backs${path}`,
    methods: ["POST" as const],
    middlewares: [validateAndTransformBody(schema)],
  })),
  ...["/admin/take-backs", "/admin/take-backs/export"].map((matcher) => ({
    matcher,
    methods: ["GET" as const],
    middlewares: [validateAndTransformQuery(takeBacksQuerySchema, {})],
  })),
  {
    matcher: "/admin/take-backs/:id/state",
    methods: ["POST"],
    middlewares: [validateForm(takeBackMoveBodySchema)],
  },
  {
    matcher: "/admin/take-backs/:id/notes",
    methods: ["POST"],
    middlewares: [validateForm(takeBackNoteBodySchema)],
  },
];
