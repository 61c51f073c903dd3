import type { Site } from "@spolverk/content";
import type { Catalogue } from "../catalogue/create-catalogue.ts";
import type { CommercePort } from "../commerce/port.ts";
import type { Library } from "../knowledge/library.ts";
import type { Newsletter } from "../newsletter/newsletter.ts";

/** What the routes work with. */
export type Services = {
  commerce: CommercePort;
  catalogue: Catalogue;
  library: Library;
  sites: readonly Site[];
  /** null: nobody can subscribe. */
  newsletter: Newsletter | null;
  now: () => Date;
};
