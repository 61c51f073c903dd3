import { model } from "../../../../../platform/database.ts";

/** The text that buyers accepted, stored here so that the proof outlives the source files. */
export const AcceptedText = model.define("accepted_text", {
  /** The content's version: the same text has the same version. */
  version: model.text().primaryKey(),
  /** The folder where the text was first read. */
  folder: model.text(),
  language: model.text(),
  /** AcceptedPages */
  pages: model.json(),
});
