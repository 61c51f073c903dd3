import {
  type MiddlewareRoute,
  validateAndTransformBody,
  validateAndTransformQuery,
} from "@medusajs/framework/http";
import type { z } from "@medusajs/framework/zod";
import {
  acceptInvitationBodySchema,
  accountCreateBodySchema,
  accountListBodySchema,
  accountSettingsBodySchema,
  addressBodySchema,
  claimableBodySchema,
  inviteBodySchema,
  invoiceQuerySchema,
  memberRoleBodySchema,
  ordersQuerySchema,
  personalDataBodySchema,
  removeAddressBodySchema,
  removeInvitationBodySchema,
  removeMemberBodySchema,
  returnBodySchema,
  wishListBodySchema,
} from "@spolverk/medusa-contract";

const bodies: Record<string, z.ZodObject> = {
  list: accountListBodySchema,
  create: accountCreateBodySchema,
  "accept-invitation": acceptInvitationBodySchema,
  ":id/settings": accountSettingsBodySchema,
  ":id/addresses": addressBodySchema,
  ":id/addresses/remove": removeAddressBodySchema,
  ":id/invitations": inviteBodySchema,
  ":id/invitations/remove": removeInvitationBodySchema,
  ":id/members/role": memberRoleBodySchema,
  ":id/members/remove": removeMemberBodySchema,
  ":id/wish-list": wishListBodySchema,
  ":id/orders/count-claimable": claimableBodySchema,
  ":id/orders/claim": claimableBodySchema,
  ":id/orders/:orderId/return": returnBodySchema,
};

/** What the calls about accounts are checked against of the internal API. */
export const accountRoutes: MiddlewareRoute[] = [
  ...Object.entries(bodies).map(([path, schema]) => ({
    matcher: `/internal/accounts/${path}`,
    methods: ["POST" as const],
    middlewares: [validateAndTransformBody(schema)],
  })),
  {
    matcher: "/internal/personal-data",
    methods: ["POST"],
    middlewares: [validateAndTransformBody(personalDataBodySchema)],
  },
  {
    matcher: "/internal/accounts/:id/orders",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(ordersQuerySchema, {})],
  },
  {
    matcher: "/internal/accounts/:id/orders/:orderId/invoice",
    methods: ["GET"],
    middlewares: [validateAndTransformQuery(invoiceQuerySchema, {})],
  },
];
