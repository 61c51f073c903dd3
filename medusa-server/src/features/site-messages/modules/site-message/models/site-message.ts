import { defaultPallette, pallettes } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** What a merchandiser tells all shoppers of some sites for some days [2.53], [3.29]. */
export const SiteMessage = model.define("site_message", {
  id: model.id({ prefix: "smsg" }).primaryKey(),
  /** The message by language; null where the English one stands for it. */
  texts: model.json(),
  pallette: model.enum([...pallettes]).default(defaultPallette),
  /** Codes of sites; null: every site. */
  sites: model.array().nullable(),
  /** YYYY-MM-DD, both days included; null: no bound. */
  starts_on: model.text().nullable(),
  ends_on: model.text().nullable(),
  enabled: model.boolean().default(true),
});
