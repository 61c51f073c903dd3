import { uploadTerms } from "@spolverk/domain";
import { model } from "../../../../../platform/database.ts";

/** A file that a visitor has uploaded: attached to an enquiry, waiting for that, or about to be deleted. */
export const Upload = model
  .define("upload", {
    /** Cannot be guessed: whoever knows it may attach or remove the file. */
    id: model.text().primaryKey(),
    name: model.text(),
    type: model.enum([...uploadTerms.types]),
    /** As it is stored. */
    bytes: model.number(),
    /** Of Medusa's file module. */
    file_key: model.text(),
    /** Hash of its sender's address, for a day. */
    client_hash: model.text().nullable(),
    enquiry_id: model.text().nullable(),
    /** From then on it is attached to nothing any more; the row stays until the file is gone. */
    deleting_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["enquiry_id"], where: null },
    { on: ["created_at"], where: "enquiry_id is null" },
    { name: "IDX_upload_attached_created_at", on: ["created_at"], where: "enquiry_id is not null" },
  ]);
