import { uploadTerms } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A visitor's uploaded file: attached to an enquiry, waiting to be attached, or marked for deletion. */
export const Upload = model
  .define("upload", {
    /** Unguessable: the id alone authorizes attaching or removing the file. */
    id: model.text().primaryKey(),
    name: model.text(),
    type: model.enum([...uploadTerms.types]),
    /** Size as stored. */
    bytes: model.number(),
    /** Key in Medusa's file module. */
    file_key: model.text(),
    /** Hash of the sender's address, kept for a day. */
    client_hash: model.text().nullable(),
    enquiry_id: model.text().nullable(),
    /** From this time on the file can no longer be attached; the row stays until the file is deleted. */
    deleting_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["enquiry_id"], where: null },
    { on: ["created_at"], where: "enquiry_id is null" },
    { name: "IDX_upload_attached_created_at", on: ["created_at"], where: "enquiry_id is not null" },
  ]);
