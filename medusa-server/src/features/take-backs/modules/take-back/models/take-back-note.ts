import { model } from "../../../../../platform/database.ts";

/** What merchandisers tell one another about a take-back. */
export const TakeBackNote = model
  .define("take_back_note", {
    id: model.id({ prefix: "tkbnote" }).primaryKey(),
    take_back_id: model.text(),
    text: model.text(),
    /** Id of the merchandiser. */
    author: model.text(),
  })
  .indexes([{ on: ["take_back_id", "created_at"], where: null }]);
