import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { enquiryBodySchema, removeUploadBodySchema, uploadQuerySchema } from "@spolverk/medusa-contract";
import { enquiryChangeBodySchema, enquiryTextBodySchema, inboxQuerySchema } from "./api/inbox-body.ts";
import { validateForm } from "../../forms/validate-form.ts";

/** What the calls about uploads and enquiries are checked against, of the internal API and of the admin. */
export const inboxRoutes: MiddlewareRoute[] = [
  {
    matcher: "/internal/uploads",
    methods: ["POST"],
    // The body is a file, whatever type it is sent as: the route reads it.
    bodyParser: false,
    middlewares: [validateAndTransformQuery(uploadQuerySchema, {})],
  },
  {
    matcher: "/internal/uploads/remove",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(removeUploadBodySchema)],
  },
  {
    matcher: "/internal/enquiries",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(enquiryBodySchema)],
  },
  ...["/admin/inbox", "/admin/inbox/export"].map((matcher) => ({
    matcher,
    methods: ["GET" as const],
    middlewares: [validateAndTransformQuery(inboxQuerySchema, {})],
  })),
  { matcher: "/admin/inbox/:id", methods: ["POST"], middlewares: [validateForm(enquiryChangeBodySchema)] },
  ...["notes", "replies"].map((texts) => ({
    matcher: `/admin/inbox/:id/${texts}`,
    methods: ["POST" as const],
    middlewares: [validateForm(enquiryTextBodySchema)],
  })),
];
