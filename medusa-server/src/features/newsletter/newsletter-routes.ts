import { type MiddlewareRoute, validateAndTransformBody } from "@medusajs/framework/http";
import {
  askForNewsletterBodySchema,
  endNewsletterBodySchema,
  newsletterTokenBodySchema,
} from "@spolverk/medusa-contract";

/** What the calls about the newsletter are checked against. */
export const newsletterRoutes: MiddlewareRoute[] = [
  {
    matcher: "/internal/newsletter",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(askForNewsletterBodySchema)],
  },
  {
    matcher: "/internal/newsletter/confirm",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(newsletterTokenBodySchema)],
  },
  {
    matcher: "/internal/newsletter/end",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(endNewsletterBodySchema)],
  },
];
