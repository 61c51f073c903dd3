import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import { enquiryBodySchema, removeUploadBodySchema, uploadQuerySchema } from "@spolverk/medusa-contract";

/** What the calls about uploads and enquiries are checked against of the internal API. */
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
];
