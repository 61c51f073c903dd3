import type { Site } from "@spolverk/content";
import type { Logger } from "pino";
import type { Catalogue } from "./catalogue/create-catalogue.ts";
import type { LateRefusals } from "./checkout/late-refusals.ts";
import type { CommerceEngine } from "./commerce/engine.ts";
import type { ShopStore } from "./commerce/store.ts";
import type { InvitationLimit } from "./http/invitation-limit.ts";
import type { InvoiceLimit } from "./http/invoice-limit.ts";
import type { Library } from "./knowledge/library.ts";
import type { ServicePointFinder } from "./lookups/service-point-finder.ts";
import type { VatRegister } from "./lookups/vat-register.ts";

/** The dependencies of the routes. */
export type Services = {
  engine: CommerceEngine;
  store: ShopStore;
  catalogue: Catalogue;
  library: Library;
  sites: readonly Site[];
  /** null: VAT numbers cannot be checked, and VAT is charged. */
  vatRegister: VatRegister | null;
  /** null: carriers choose the service point themselves. */
  servicePoints: ServicePointFinder | null;
  invoiceLimit: InvoiceLimit;
  invitationLimit: InvitationLimit;
  lateRefusals: LateRefusals;
  supportEmail: string;
  /** Logs a side effect that failed although its call succeeded. */
  logger: Pick<Logger, "error">;
  now: () => Date;
};
