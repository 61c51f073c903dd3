import { Button, Container, Heading, usePrompt } from "@medusajs/ui";
import { type FormEvent, useRef, useState } from "react";
import type { RecordChange } from "./use-record.ts";
import { isOwnWriting } from "./is-own-writing.ts";
import { SelectField, TextAreaField } from "./field.tsx";

type Written = { text: string; key: string };
const toWritten = (text: string): Written => ({ text, key: crypto.randomUUID() });

type TextFormProps = {
  title: string;
  label: string;
  hint: string;
  buttonText: string;
  rows: number;
  change: Pick<RecordChange<object>, "isSending" | "errors" | "forgetErrors">;
  /** @param onDone called after the server has accepted the text; only then is the input cleared */
  onSend: (written: Written, onDone: () => void) => void;
  /** Texts that the merchandiser may insert and then edit. */
  templates?: readonly { name: string; text: string }[];
};

/** Form for a note or a reply. */
export function TextForm({ title, label, hint, buttonText, rows, ...props }: TextFormProps) {
  const { change, onSend, templates = [] } = props;
  // The key identifies a text: when it is sent again after a lost reply, the server does not store it twice.
  const [{ text, key }, setWritten] = useState(() => toWritten(""));
  const [templateName, setTemplateName] = useState("");
  const input = useRef<HTMLTextAreaElement>(null);
  const ask = usePrompt();
  const begin = async (name: string) => {
    const template = templates.find((each) => each.name === name);
    if (template === undefined) return;
    const isSure =
      !isOwnWriting(text, templates) ||
      (await ask({
        title: "Replace what is written?",
        description: "The text of your reply is replaced by the chosen one.",
        confirmText: "Replace",
        cancelText: "Keep",
      }));
    if (!isSure) return;
    setTemplateName(name);
    setWritten(toWritten(template.text));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend({ text, key }, () => {
      // Keep a text that the merchandiser has typed while the previous one was being sent.
      setWritten((written) => (written.key === key ? toWritten("") : written));
      setTemplateName("");
    });
    // While sending, the button is disabled and would lose the focus.
    input.current?.focus();
  };
  return (
    <Container className="divide-y p-0">
      <form noValidate onSubmit={send}>
        <Heading className="px-6 py-4" level="h2">
          {title}
        </Heading>
        <div className="flex flex-col gap-y-4 px-6 pb-4">
          {templates.length > 0 && (
            <SelectField
              label="Template"
              options={templates.map(({ name }) => name)}
              placeholder="Choose a text to begin with"
              toText={toTitle}
              value={templateName}
              onChange={(name) => void begin(name)}
            />
          )}
          <TextAreaField
            error={change.errors.text}
            hint={hint}
            inputRef={input}
            label={label}
            rows={rows}
            value={text}
            onChange={(typed) => {
              if (change.errors.text !== undefined) change.forgetErrors();
              setWritten(toWritten(typed));
            }}
          />
        </div>
        <div className="flex justify-end border-t px-6 py-4">
          <Button isLoading={change.isSending} size="small" type="submit">
            {buttonText}
          </Button>
        </div>
      </form>
    </Container>
  );
}

/** Turns the name of a template into a title: "moreInfo" and "more-info" become "More info". */
function toTitle(name: string): string {
  const words = name.replaceAll(/[-_]|(?=[A-Z])/g, " ").toLowerCase();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
