import { takeBackStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** That a take-back got into a state. The database refuses to change or delete a row. */
export const TakeBackEvent = model
  .define("take_back_event", {
    id: model.id({ prefix: "tkbev" }).primaryKey(),
    /** The order of the events. */
    sequence: model.autoincrement(),
    take_back_id: model.text(),
    state: model.enum([...takeBackStates]),
    at: model.dateTime(),
    /** Id of the merchandiser; null where the customer or the shop did it. */
    author: model.text().nullable(),
  })
  .indexes([{ on: ["take_back_id", "state"], unique: true, where: null }]);
