import { serviceTerms } from "@spolverk/domain";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { countryNamesQuery } from "../../api/country-names-query.ts";
import { shopQuery } from "../../api/queries.ts";
import { describedBy, FieldFrame, inputClass, TextField } from "../../ui/field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import type { EnquiryField } from "./enquiry-fields.ts";

type EnquiryFieldInputProps = {
  id: string;
  field: EnquiryField;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

const diameters = ["1.75", "2.85"];

/** One field of a form, as its entry in `enquiryFields` or `senderFields` defines it. */
export function EnquiryFieldInput({ id, field, value, error, onChange }: EnquiryFieldInputProps) {
  const { t, i18n } = useTranslation();
  const { label, hint, input, rows = 4, autoComplete = "off", type, optional, half } = field;
  const common = {
    id,
    value,
    error,
    onChange,
    label: t(`enquiry.fields.${label}`),
    hint: hint && t(`enquiry.hints.${hint}`, { kg: serviceTerms.customFilamentMinimumKg }),
    className: half ? "" : "sm:col-span-2",
  };
  const said = optional && t("enquiry.optional");
  switch (input) {
    case "country":
      return <CountryField {...common} />;
    case "diameter": {
      const format = new Intl.NumberFormat(i18n.language, { minimumFractionDigits: 2 });
      const options = diameters.map((mm) => ({ value: mm, label: `${format.format(Number(mm))} mm` }));
      const none = { value: "", label: t("enquiry.choose") };
      return <SelectField {...common} options={[none, ...options]} required />;
    }
    case "answer":
      return (
        <FieldFrame {...common} optional={said}>
          <textarea
            aria-describedby={describedBy(id, common.hint, error)}
            aria-invalid={error ? true : undefined}
            className={inputClass}
            id={id}
            onChange={(event) => onChange(event.target.value)}
            required={!optional}
            rows={rows}
            value={value}
          />
        </FieldFrame>
      );
    case "line":
    case "number":
      return (
        <TextField
          {...common}
          autoComplete={autoComplete}
          inputMode={input === "number" ? "numeric" : undefined}
          name={autoComplete === "off" ? undefined : autoComplete}
          optional={said}
          required={!optional}
          type={type ?? "text"}
        />
      );
  }
}

type CountryFieldProps = Omit<Parameters<typeof SelectField>[0], "options">;

/** A select field of the shop's delivery countries. */
function CountryField(props: CountryFieldProps) {
  const { t } = useTranslation();
  const { api, shop } = useRouteContext({ from: "__root__" });
  const { data: settings } = useSuspenseQuery(shopQuery(api));
  const { data: countries } = useSuspenseQuery(countryNamesQuery(shop.language, settings.deliveryCountries));
  const none = { value: "", label: t("enquiry.choose") };
  return <SelectField {...props} autoComplete="country" options={[none, ...countries]} required />;
}
