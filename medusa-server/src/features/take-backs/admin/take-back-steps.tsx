import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useRef, useState } from "react";
import type { TakeBackMoveBody } from "../api/take-back-body.ts";
import type { TakeBackForAdmin } from "../take-back-for-admin.ts";
import { useRecordChange } from "../../../admin-parts/use-record.ts";
import { isTakeBackStep, type TakeBackStep, takeBackStepNames } from "./describe-take-back-step.ts";
import { takeBackStateNames } from "./take-back-names.ts";
import { TakeBackPrompt } from "./take-back-prompt.tsx";

/** Offers the next steps of a take-back; each step asks for confirmation. */
export function TakeBackSteps({ takeBack }: { takeBack: TakeBackForAdmin }) {
  const { id, number, state, language, nextStates } = takeBack;
  const [asked, setAsked] = useState<TakeBackStep | null>(null);
  const pressed = useRef<HTMLButtonElement | null>(null);
  const heading = useRef<HTMLDivElement>(null);
  const change = useRecordChange<TakeBackMoveBody>(
    { list: "take-backs", id, to: "/state" },
    { done: "Done: the customer is mailed", failed: "Not done" },
  );
  const steps = nextStates.filter(isTakeBackStep);
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4 outline-none" ref={heading} tabIndex={-1}>
        <Heading level="h2">Next step</Heading>
        <Text className="text-ui-fg-subtle" size="small">
          {steps.length === 0
            ? `${takeBackStateNames[state]}: there is nothing left to do.`
            : "You read what the customer is told before anything is done."}
        </Text>
      </div>
      {steps.length > 0 && (
        <div className="flex gap-x-2 px-6 py-4">
          {steps.map((step) => (
            <Button
              disabled={change.isSending}
              key={step}
              size="small"
              variant={step === "rejected" ? "danger" : "secondary"}
              onClick={({ currentTarget }) => {
                pressed.current = currentTarget;
                // Clear the errors of the previous step.
                change.forgetErrors();
                setAsked(step);
              }}
            >
              {takeBackStepNames[step].button}
            </Button>
          ))}
        </div>
      )}
      <TakeBackPrompt
        change={change}
        language={language}
        number={number}
        step={asked}
        onClose={() => setAsked(null)}
        onFocusBack={() => (pressed.current?.isConnected ? pressed.current : heading.current)?.focus()}
      />
    </Container>
  );
}
