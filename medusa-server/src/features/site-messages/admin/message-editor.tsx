import { Button, Hint } from "@medusajs/ui";
import { languages } from "@spolverk/content/languages";
import { pallettes } from "@spolverk/domain";
import { useState } from "react";
import { type SiteMessage, toMessageBody, toMessageForm } from "./message-form.ts";
import { SelectField, SwitchField, TextAreaField, TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";

type Props = {
  /** Null for a new message. */
  message: SiteMessage | null;
  /** Codes of the selectable sites. */
  sites: readonly string[];
  isSaving: boolean;
  errors: Readonly<Record<string, string>>;
  onSave: (body: object) => void;
  onClose: () => void;
};

/** Edits one message. */
export function MessageEditor({ message, sites, isSaving, errors, onSave, onClose }: Props) {
  const [form, setForm] = useState(() => toMessageForm(message));
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const changeSite = (code: string, isChosen: boolean) =>
    change({ sites: sites.filter((known) => (known === code ? isChosen : form.sites.includes(known))) });
  return (
    <FormSection
      title={message === null ? "New message" : "Change message"}
      isSaving={isSaving}
      onSave={() => onSave(toMessageBody(form))}
    >
      <SwitchField
        label="Switched on"
        hint="Off, nobody sees it"
        checked={form.enabled}
        onChange={(enabled) => change({ enabled })}
      />
      <SelectField
        label="Colour"
        value={form.pallette}
        options={pallettes}
        error={errors.pallette}
        onChange={(pallette) => change({ pallette })}
      />
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          label="First day"
          type="date"
          hint="Empty: from now on"
          value={form.startsOn}
          error={errors.starts_on}
          onChange={(startsOn) => change({ startsOn })}
        />
        <TextField
          label="Last day"
          type="date"
          hint="Empty: until it is switched off. Days begin and end in UTC."
          value={form.endsOn}
          error={errors.ends_on}
          onChange={(endsOn) => change({ endsOn })}
        />
        {languages.map((language) => (
          <TextAreaField
            key={language}
            label={`Message (${language})`}
            hint={language === "en" ? "Shown where a language has no text of its own" : "Empty: in English"}
            rows={2}
            value={form.texts[language] ?? ""}
            error={errors[`texts.${language}`]}
            onChange={(text) => change({ texts: { ...form.texts, [language]: text } })}
          />
        ))}
      </div>
      <SwitchField
        label="On every site"
        checked={form.isEverywhere}
        onChange={(isEverywhere) => change({ isEverywhere })}
      />
      {!form.isEverywhere && (
        <fieldset className="grid grid-cols-3 gap-4 md:grid-cols-6">
          <legend className="sr-only">Sites</legend>
          {sites.map((code) => (
            <SwitchField
              key={code}
              label={code}
              checked={form.sites.includes(code)}
              onChange={(isChosen) => changeSite(code, isChosen)}
            />
          ))}
          {errors.sites !== undefined && (
            <Hint className="col-span-full" variant="error">
              {errors.sites}
            </Hint>
          )}
        </fieldset>
      )}
      <div>
        <Button type="button" size="small" variant="secondary" onClick={onClose}>
          Back without saving
        </Button>
      </div>
    </FormSection>
  );
}
