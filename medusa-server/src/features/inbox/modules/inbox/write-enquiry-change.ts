import { type EnquiryFolder, enquiryFolders, type EnquiryState, enquiryStates } from "@spolverk/domain";
import type { EntityManager } from "../../../../platform/database.ts";
import { z } from "../../../../platform/zod.ts";
import { appendEvent } from "./append-event.ts";

const enquiryRows = z.array(
  z.object({
    state: z.enum(enquiryStates),
    folder: z.enum(enquiryFolders),
    assignee_id: z.string().nullable(),
  }),
);

/** Reads an enquiry under a row lock; null when there is none. */
async function lockEnquiry(transaction: EntityManager, id: string) {
  const [found] = enquiryRows.parse(
    await transaction.execute(
      `select "state", "folder", "assignee_id" from "enquiry" where "id" = ? and "deleted_at" is null for update`,
      [id],
    ),
  );
  return found ?? null;
}

/** The fields to change. */
export type EnquiryChange = {
  state?: EnquiryState | undefined;
  folder?: EnquiryFolder | undefined;
  /** Id of a user of the admin; null unassigns. */
  assignee?: string | null | undefined;
};

/**
 * Changes the fields that differ and appends an event for each.
 *
 * @returns false when there is no such enquiry
 */
export async function writeEnquiryChange(
  transaction: EntityManager,
  id: string,
  change: EnquiryChange,
  authorId: string,
): Promise<boolean> {
  const current = await lockEnquiry(transaction, id);
  if (current === null) return false;
  const was = { ...current, assignee: current.assignee_id };
  for (const type of ["state", "folder", "assignee"] as const) {
    const value = change[type];
    if (value === undefined || value === was[type]) continue;
    const column = type === "assignee" ? "assignee_id" : type;
    await transaction.execute(`update "enquiry" set "${column}" = ?, "updated_at" = now() where "id" = ?`, [
      value,
      id,
    ]);
    await appendEvent(transaction, { enquiryId: id, type, value, authorId });
  }
  return true;
}

/**
 * Adds a note, or a reply, which sets the state to answered; once for each key.
 *
 * @returns false when there is no such enquiry
 */
export async function addText(
  transaction: EntityManager,
  id: string,
  { type, text, key, authorId }: { type: "note" | "reply"; text: string; key: string; authorId: string },
): Promise<boolean> {
  const current = await lockEnquiry(transaction, id);
  if (current === null) return false;
  const isNew = await appendEvent(transaction, { enquiryId: id, type, value: text, authorId, key });
  if (isNew && type === "reply") await writeEnquiryChange(transaction, id, { state: "answered" }, authorId);
  return true;
}
