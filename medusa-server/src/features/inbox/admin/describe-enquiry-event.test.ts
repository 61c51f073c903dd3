import assert from "node:assert/strict";
import { it } from "node:test";
import type { EnquiryEvent } from "../inbox-for-admin.ts";
import { describeEnquiryEvent } from "./describe-enquiry-event.ts";

const common = { id: "1", at: "2026-11-24T10:00:00.000Z", author: "Anna Berg" };

const cases: readonly [EnquiryEvent, string][] = [
  [{ ...common, type: "created", author: null }, "Received"],
  [{ ...common, type: "file_deleted" }, "File deleted"],
  [{ ...common, type: "note", text: "Ask Nils" }, "Note"],
  [{ ...common, type: "reply", text: "Hej!" }, "Reply to the sender"],
  [{ ...common, type: "state", state: "answered" }, "State: Answered"],
  [{ ...common, type: "folder", folder: "suspicious" }, "Moved to Suspicious"],
  [{ ...common, type: "assignee", name: "Nils Ek" }, "Assigned to Nils Ek"],
  [{ ...common, type: "assignee", name: null }, "Assigned to nobody"],
];

it("the history of an enquiry describes each event in words", () => {
  for (const [event, words] of cases) assert.equal(describeEnquiryEvent(event), words);
});
