import type { Site } from "@spolverk/content";
import type { PaymentMethod } from "@spolverk/domain";
import type { Catalogue } from "../catalogue/create-catalogue.ts";
import type { CommercePort } from "../commerce/port.ts";
import type { Library } from "../knowledge/library.ts";

/** What the routes work with. */
export type Services = {
  commerce: CommercePort;
  catalogue: Catalogue;
  library: Library;
  sites: readonly Site[];
  methodsInService: readonly PaymentMethod[];
  now: () => Date;
};
