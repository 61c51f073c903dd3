import { Container, Heading } from "@medusajs/ui";
import type { EnquiryEvent } from "../inbox-for-admin.ts";
import { describeEnquiryEvent } from "./describe-enquiry-event.ts";
import { Trail } from "../../../admin-parts/trail.tsx";

/** Shows an enquiry's history with its notes and replies, oldest first. */
export function EnquiryTrail({ events }: { events: readonly EnquiryEvent[] }) {
  return (
    <Container className="divide-y p-0">
      <Heading className="px-6 py-4" level="h2">
        History
      </Heading>
      <Trail
        entries={events.map((event) => ({
          id: event.id,
          at: event.at,
          author: event.author,
          what: describeEnquiryEvent(event),
          text: "text" in event ? event.text : null,
        }))}
      />
    </Container>
  );
}
