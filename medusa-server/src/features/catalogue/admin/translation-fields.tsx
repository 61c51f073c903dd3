import { Tabs } from "@medusajs/ui";
import type { TranslationForm } from "./product-form.ts";
import { TextAreaField, TextField } from "../../../admin-parts/field.tsx";

type Props = {
  texts: Readonly<Record<string, TranslationForm>>;
  onChange: (language: string, change: Partial<TranslationForm>) => void;
  errors: Readonly<Record<string, string>>;
};

/** The texts of a product, with a tab for each language; marks a tab with an error. */
export function TranslationFields({ texts, onChange, errors }: Props) {
  const languages = Object.keys(texts);
  const hasError = (language: string) =>
    Object.keys(errors).some((field) => field.startsWith(`texts.${language}.`));
  const bulletsError = (language: string) =>
    Object.entries(errors).find(([field]) => field.startsWith(`texts.${language}.bullets`))?.[1];
  return (
    <Tabs defaultValue="en">
      <Tabs.List className="flex-wrap">
        {languages.map((language) => (
          <Tabs.Trigger key={language} value={language}>
            {hasError(language) ? `${language} !` : language}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {Object.entries(texts).map(([language, text]) => (
        <Tabs.Content key={language} value={language}>
          <div className="flex flex-col gap-y-4 pt-4">
            <TextField
              label={`Name (${language})`}
              required
              value={text.name}
              error={errors[`texts.${language}.name`]}
              onChange={(name) => onChange(language, { name })}
            />
            <TextAreaField
              label={`Description (${language})`}
              rows={5}
              value={text.description}
              error={errors[`texts.${language}.description`]}
              onChange={(description) => onChange(language, { description })}
            />
            <TextAreaField
              label={`Selling points (${language})`}
              hint="One to a line, three at most"
              rows={3}
              value={text.bullets}
              error={bulletsError(language)}
              onChange={(bullets) => onChange(language, { bullets })}
            />
          </div>
        </Tabs.Content>
      ))}
    </Tabs>
  );
}
