import { model } from "../../../../../platform/database.ts";

/** The words that buyers accepted, kept here so that the proof outlives the files that they were written in. */
export const AcceptedText = model.define("accepted_text", {
  /** As the content names it: the same words have the same version. */
  version: model.text().primaryKey(),
  /** Where the words were first read. */
  folder: model.text(),
  language: model.text(),
  /** AcceptedPages */
  pages: model.json(),
});
