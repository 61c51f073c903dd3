import { Button, Container, Heading, Text } from "@medusajs/ui";
import { enquiryStates } from "@spolverk/domain";
import type { EnquiryChangeBody } from "../api/inbox-body.ts";
import type { EnquiryForAdmin } from "../inbox-for-admin.ts";
import { inbox, useAssignees } from "./use-inbox.ts";
import { useRecordChange } from "../../../admin-parts/use-record.ts";
import { enquiryStateNames } from "./enquiry-names.ts";
import { SelectField } from "../../../admin-parts/field.tsx";

/** The select's value for an unassigned enquiry, because the select field does not accept an empty value. */
const nobody = "nobody";

/** Edits an enquiry's assignee, state and folder. */
export function EnquiryDesk({ enquiry: { id, state, folder, assignee } }: { enquiry: EnquiryForAdmin }) {
  const entry = { list: inbox, id, to: "" };
  const stating = useRecordChange<EnquiryChangeBody>(entry);
  const assigning = useRecordChange<EnquiryChangeBody>(entry);
  const moving = useRecordChange<EnquiryChangeBody>(entry, { done: "Moved", failed: "Not moved" });
  // Includes the assignee, so that a deleted user is still named.
  const people = new Map(
    [...(assignee ? [assignee] : []), ...useAssignees()].map((each) => [each.id, each.name]),
  );
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        Handling
      </Heading>
      <div className="grid grid-cols-1 gap-4 px-6 py-4 md:grid-cols-2">
        <SelectField
          error={stating.errors.state}
          label="State"
          options={enquiryStates}
          toText={(each) => enquiryStateNames[each]}
          value={state}
          onChange={(chosen) => stating.send({ state: chosen })}
        />
        <SelectField
          error={assigning.errors.assignee}
          label="Assignee"
          options={[nobody, ...people.keys()]}
          toText={(each) => people.get(each) ?? "Nobody"}
          value={assignee?.id ?? nobody}
          onChange={(chosen) => assigning.send({ assignee: chosen === nobody ? null : chosen })}
        />
      </div>
      <div className="flex items-center justify-between gap-x-4 px-6 py-4">
        <Text className="text-ui-fg-subtle" size="small">
          {folder === "inbox"
            ? "Lies in the inbox. Spam belongs to the suspicious ones."
            : "Lies with the suspicious ones. Moved to the inbox, it is confirmed to its sender by mail."}
        </Text>
        <Button
          isLoading={moving.isSending}
          size="small"
          variant="secondary"
          onClick={() => moving.send({ folder: folder === "inbox" ? "suspicious" : "inbox" })}
        >
          {folder === "inbox" ? "Move to suspicious" : "Move to inbox"}
        </Button>
      </div>
    </Container>
  );
}
