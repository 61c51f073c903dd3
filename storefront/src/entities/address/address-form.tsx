import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { type AddressField, toFieldLabel } from "./address-fields.ts";

type AddressFormProps = {
  /**
   * The form's prefix in the ids and errors of its fields. A checkout's sections, billing and shipping, are also part
   * of the autocomplete tokens.
   */
  section: "billing" | "shipping" | "company" | "address";
  fields: readonly AddressField[];
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Record<string, string>) => void;
  /** null when another field holds the country. */
  country: {
    options: readonly { value: string; label: string }[];
    onChange: (country: string) => void;
  } | null;
};

/** The fields of an address in two columns. */
export function AddressForm({ section, fields, values, errors, onChange, country }: AddressFormProps) {
  const { t } = useTranslation();
  const idOf = (name: string) => `${section}-${name}`;
  const inMemory = (token: string) =>
    section === "billing" || section === "shipping" ? `${section} ${token}` : token;
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {country && (
        <SelectField
          autoComplete={inMemory("country")}
          className="sm:col-span-2"
          error={errors[idOf("country")]}
          id={idOf("country")}
          label={t("checkout.address.country")}
          onChange={country.onChange}
          options={country.options}
          value={values.country ?? ""}
        />
      )}
      {fields.map(
        ({ name, label, localName, hint, optional, open, options, half, autoComplete, ...input }) => {
          const field = {
            autoComplete: autoComplete && autoComplete !== "off" ? inMemory(autoComplete) : autoComplete,
            className: half ? "" : "sm:col-span-2",
            error: errors[idOf(name)],
            hint: hint && t(`checkout.address.${hint}`),
            id: idOf(name),
            label: toFieldLabel({ label, localName }, t),
            name: idOf(name),
            onChange: (value: string) => onChange({ [name]: value }),
            required: !optional && !open,
            value: values[name] ?? "",
          };
          return options ? (
            <SelectField
              {...field}
              key={name}
              options={[{ value: "", label: t("checkout.address.choose") }, ...options]}
            />
          ) : (
            <TextField
              {...field}
              {...input}
              key={name}
              optional={optional ? t("checkout.address.optional") : undefined}
            />
          );
        },
      )}
    </div>
  );
}
