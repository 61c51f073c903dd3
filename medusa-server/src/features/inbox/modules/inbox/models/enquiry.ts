import { enquiryFolders, enquiryKinds, enquiryStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A visitor's message to the shop [3.46], [3.47]. */
export const Enquiry = model
  .define("enquiry", {
    id: model.id({ prefix: "enq" }).primaryKey(),
    /** The number shown to the shop and the sender, from a sequence: "E-10001" and so on. */
    number: model.text(),
    kind: model.enum([...enquiryKinds]),
    folder: model.enum([...enquiryFolders]),
    state: model.enum([...enquiryStates]).default("new"),
    name: model.text(),
    email: model.text(),
    /** Code of the site whose form was sent. Mails about the enquiry use this site and `language`. */
    site: model.text(),
    language: model.text(),
    /** Names and values, in the form's order. */
    answers: model.json(),
    /** Id of a user of the admin. */
    assignee_id: model.text().nullable(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["folder", "created_at"], where: null },
    { on: ["created_at"], where: null },
  ]);
