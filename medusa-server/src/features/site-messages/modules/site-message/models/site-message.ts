import { defaultPallette, pallettes } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A merchandiser's notice to the shoppers of some sites, on some days [2.53], [3.29]. */
export const SiteMessage = model.define("site_message", {
  id: model.id({ prefix: "smsg" }).primaryKey(),
  /** The message by language; null falls back to English. */
  texts: model.json(),
  pallette: model.enum([...pallettes]).default(defaultPallette),
  /** Codes of sites; null for every site. */
  sites: model.array().nullable(),
  /** YYYY-MM-DD, both days included; null for no bound. */
  starts_on: model.text().nullable(),
  ends_on: model.text().nullable(),
  enabled: model.boolean().default(true),
});
