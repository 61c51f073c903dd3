import type { Nodes } from "mdast";
import type { Site } from "../schema/site.ts";

/** A link as written in a file. */
export type WrittenLink = { file: string; line: number; href: string };

/** The site's facts that the blocks of a legal page need. */
export type LegalFacts = Pick<Site["legal"], "registrations" | "impliedConsent"> & {
  /** Whether the page may contain the table of shipping rates, which is filled in on request. */
  hasShippingRates: boolean;
};

/** The shared state of compiling one text: where to report and collect, its anchors, the available pictures. */
export type Compilation = {
  report: (node: Nodes, message: string) => void;
  addLink: (node: Nodes, href: string) => void;
  toHeadingId: (heading: string) => string;
  /** Finds a picture's file and size in pixels by name; null when there is none. */
  findPicture: (name: string) => { src: string; width: number; height: number } | null;
  /** Null unless the text is a legal page, which may contain legal blocks. */
  legal: LegalFacts | null;
};
