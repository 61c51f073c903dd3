import { enquiryFolders, enquiryKinds, enquiryStates } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** What a visitor has written to the shop [3.46], [3.47]. */
export const Enquiry = model
  .define("enquiry", {
    id: model.id({ prefix: "enq" }).primaryKey(),
    /** What the shop and the sender call it by: "E-10001" and so on, from a sequence. */
    number: model.text(),
    kind: model.enum([...enquiryKinds]),
    folder: model.enum([...enquiryFolders]),
    state: model.enum([...enquiryStates]).default("new"),
    name: model.text(),
    email: model.text(),
    /** Code of the site, and the language of the mails about it. */
    site: model.text(),
    language: model.text(),
    /** A list of names and values, in the order of the form. */
    answers: model.json(),
    /** Id of a user of the admin. */
    assignee_id: model.text().nullable(),
  })
  .indexes([
    { on: ["number"], unique: true, where: null },
    { on: ["folder", "created_at"], where: null },
    { on: ["created_at"], where: null },
  ]);
