import { takeBackStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A change of a take-back's state. The database refuses to change or delete a row. */
export const TakeBackEvent = model
  .define("take_back_event", {
    id: model.id({ prefix: "tkbev" }).primaryKey(),
    /** Order of the events. */
    sequence: model.autoincrement(),
    take_back_id: model.text(),
    state: model.enum([...takeBackStates]),
    at: model.dateTime(),
    /** Id of the merchandiser; null for a change made by the customer or the shop. */
    author: model.text().nullable(),
  })
  .indexes([{ on: ["take_back_id", "state"], unique: true, where: null }]);
