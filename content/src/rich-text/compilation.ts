import type { Nodes } from "mdast";
import type { Site } from "../schema/site.ts";

/** A link as it stands in a file. */
export type WrittenLink = { file: string; line: number; href: string };

/** What the blocks of a legal page need of the site that it is written for. */
export type LegalFacts = Pick<Site["legal"], "registrations" | "impliedConsent"> & {
  /** May the page have the table of shipping rates, which is filled in when the page is asked for? */
  hasShippingRates: boolean;
};

/** What the conversion of one text shares: where to report and collect, its anchors, the pictures it may show. */
export type Compilation = {
  report: (node: Nodes, message: string) => void;
  addLink: (node: Nodes, href: string) => void;
  toHeadingId: (heading: string) => string;
  /** The file of a picture by its name, and its size in pixels; null when there is none. */
  findPicture: (name: string) => { src: string; width: number; height: number } | null;
  /** null: it is no legal page, whose blocks it cannot have. */
  legal: LegalFacts | null;
};
