import { Button, Container, Heading, Text, usePrompt } from "@medusajs/ui";
import { useState } from "react";
import type { WithdrawalDecisionBody } from "../api/withdrawal-body.ts";
import type { WithdrawalForAdmin } from "../withdrawal-for-admin.ts";
import { useFreshRecord, useRecordChange } from "../../../admin-parts/use-record.ts";
import { describeRefunded } from "./describe-refunded.ts";
import { TextAreaField } from "../../../admin-parts/field.tsx";

const decisions = [
  { state: "refunded", text: "Mark as refunded", question: "Is it refunded?", variant: "primary" },
  { state: "refused", text: "Refuse", question: "Refuse this withdrawal?", variant: "danger" },
  { state: "closed", text: "Close", question: "Close this withdrawal?", variant: "secondary" },
] as const;

/** Decides on a withdrawal; no mail is sent, and the decision is final. */
export function WithdrawalDecision({ withdrawal }: { withdrawal: WithdrawalForAdmin }) {
  const { id, orderId } = withdrawal;
  const [reason, setReason] = useState("");
  const change = useRecordChange<WithdrawalDecisionBody>({ list: "withdrawals", id, to: "/state" });
  const read = useFreshRecord<WithdrawalForAdmin>("withdrawals", id);
  const ask = usePrompt();
  const decide = async ({ state, text, question }: (typeof decisions)[number]) => {
    // Read the withdrawal again: a merchandiser may have made a refund a moment ago, on the page of the order.
    const fresh = await read();
    // Another merchandiser has decided meanwhile. The page now shows that decision.
    if (fresh?.state !== "received") return;
    const isSure = await ask({
      title: question,
      description: state === "refunded" ? describeRefunded(fresh) : "This is final.",
      confirmText: text,
      cancelText: "Cancel",
      variant: "confirmation",
    });
    if (isSure) change.send({ state, orderId, ...(reason.trim() !== "" && { reason }) });
  };
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">Decision</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          Final. Refund the order first: the customer is mailed about the refund. Whom you refuse you tell
          yourself, with the reason. Close what is a copy of another, or what its customer has taken back.
        </Text>
      </div>
      <div className="flex flex-col gap-y-4 px-6 py-4">
        <TextAreaField
          error={change.errors.reason}
          hint="For other merchandisers; needed to refuse or close, and to mark as refunded what the shop has paid nothing back of"
          label="Reason"
          rows={3}
          value={reason}
          onChange={(typed) => {
            if (change.errors.reason !== undefined) change.forgetErrors();
            setReason(typed);
          }}
        />
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision) => (
            <Button
              disabled={change.isSending}
              key={decision.state}
              size="small"
              variant={decision.variant}
              onClick={() => void decide(decision)}
            >
              {decision.text}
            </Button>
          ))}
        </div>
      </div>
    </Container>
  );
}
