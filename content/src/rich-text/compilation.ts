import type { Nodes } from "mdast";

/** A link as it stands in a file. */
export type WrittenLink = { file: string; line: number; href: string };

/** What the conversion of one text shares: where to report and collect, its anchors, the pictures it may show. */
export type Compilation = {
  report: (node: Nodes, message: string) => void;
  addLink: (node: Nodes, href: string) => void;
  toHeadingId: (heading: string) => string;
  /** The file of a picture by its name, and its size in pixels; null when there is none. */
  findPicture: (name: string) => { src: string; width: number; height: number } | null;
};
