import { model } from "../../../../../platform/database.ts";

/** A note on a take-back, visible to merchandisers only. */
export const TakeBackNote = model
  .define("take_back_note", {
    id: model.id({ prefix: "tkbnote" }).primaryKey(),
    take_back_id: model.text(),
    text: model.text(),
    /** Id of the merchandiser. */
    author: model.text(),
  })
  .indexes([{ on: ["take_back_id", "created_at"], where: null }]);
