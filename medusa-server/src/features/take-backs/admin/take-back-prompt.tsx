import { Button, Prompt } from "@medusajs/ui";
import { takeBackTerms } from "@spolverk/domain";
import { type FormEvent, useRef, useState } from "react";
import type { TakeBackMoveBody } from "../api/take-back-body.ts";
import type { RecordChange } from "../../../admin-parts/use-record.ts";
import { nameLanguage } from "../../../admin-parts/name-language.ts";
import { describeTakeBackStep, type TakeBackStep, takeBackStepNames } from "./describe-take-back-step.ts";
import { formatSek } from "./format-sek.ts";
import { SwitchField, TextAreaField, TextField } from "../../../admin-parts/field.tsx";

type TakeBackPromptProps = {
  /** Null hides the prompt. */
  step: TakeBackStep | null;
  number: string;
  language: string;
  change: RecordChange<TakeBackMoveBody>;
  onClose: () => void;
  onFocusBack: () => void;
};

/**
 * Describes the mail that the customer gets about a step, and asks for a confirmation. The inputs keep their text until
 * the server has carried out the step.
 */
export function TakeBackPrompt({
  step,
  number,
  language,
  change,
  onClose,
  onFocusBack,
}: TakeBackPromptProps) {
  const [trackingNumber, setTrackingNumber] = useState("");
  const [reason, setReason] = useState("");
  const [isFeeCharged, setFeeCharged] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // The dialog still shows the last step while it fades out.
  const [last, setLast] = useState<TakeBackStep>("sent");
  if (step !== null && step !== last) setLast(step);
  const shown = step ?? last;
  const { button, question } = takeBackStepNames[shown];
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    // The buttons of a closed dialog still work while it fades out.
    if (step === null) return;
    change.send(toMoveBody(step, { trackingNumber, reason, isFeeCharged }), onClose);
  };
  return (
    <Prompt open={step !== null} variant="confirmation" onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Prompt.Content
        className="max-w-[560px]"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onFocusBack();
        }}
        onOpenAutoFocus={(event) => {
          const field = form.current?.querySelector<HTMLElement>("input, textarea");
          if (!field) return;
          event.preventDefault();
          field.focus();
        }}
      >
        <form noValidate ref={form} onSubmit={confirm}>
          <Prompt.Header>
            <Prompt.Title>{`${number}: ${question}`}</Prompt.Title>
            <Prompt.Description>{describeTakeBackStep(shown, { language, isFeeCharged })}</Prompt.Description>
          </Prompt.Header>
          {shown === "sent" && (
            <div className="px-6 pt-4">
              <TextField
                error={change.errors.trackingNumber}
                hint="May be left empty"
                label="Tracking number"
                value={trackingNumber}
                onChange={setTrackingNumber}
              />
            </div>
          )}
          {shown === "rejected" && (
            <div className="flex flex-col gap-y-4 px-6 pt-4">
              <TextAreaField
                error={change.errors.reason}
                hint={`The customer reads it: write it in ${nameLanguage(language)}`}
                label="Reason"
                rows={5}
                value={reason}
                onChange={setReason}
              />
              <SwitchField
                checked={isFeeCharged}
                hint="For a return that is not as agreed"
                label={`Charge the fee of ${formatSek(takeBackTerms.feeSek)}`}
                onChange={setFeeCharged}
              />
            </div>
          )}
          <Prompt.Footer>
            <Prompt.Cancel type="button">Cancel</Prompt.Cancel>
            <Button
              isLoading={change.isSending}
              size="small"
              type="submit"
              variant={shown === "rejected" ? "danger" : "primary"}
            >
              {button}
            </Button>
          </Prompt.Footer>
        </form>
      </Prompt.Content>
    </Prompt>
  );
}

type Typed = { trackingNumber: string; reason: string; isFeeCharged: boolean };

/** Builds the body of the admin API for a step, with the inputs that the step needs. */
function toMoveBody(step: TakeBackStep, { trackingNumber, reason, isFeeCharged }: Typed): TakeBackMoveBody {
  if (step === "sent" && trackingNumber.trim() !== "") return { state: step, trackingNumber };
  return step === "rejected" ? { state: step, reason, isFeeCharged } : { state: step };
}
