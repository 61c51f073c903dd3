import { Heading } from "@medusajs/ui";
import type { ReactNode } from "react";
import { measures, words, type VariationForm } from "./variation-form.ts";
import { SwitchField, TextField } from "../../../admin-parts/field.tsx";

type Props = {
  form: VariationForm;
  onChange: (change: Partial<VariationForm>) => void;
  errors: Readonly<Record<string, string>>;
};

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-y-3">
      <Heading level="h3">{title}</Heading>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">{children}</div>
    </section>
  );
}

export function SellingFields({ form, onChange, errors }: Props) {
  return (
    <Group title="Selling">
      <TextField
        label="Address (slug)"
        hint="Last part of the page's address, unique within the product"
        required
        value={form.slug}
        error={errors.slug}
        onChange={(slug) => onChange({ slug })}
      />
      <TextField
        label="On sale in the shop since"
        type="date"
        required
        value={form.activeDate}
        error={errors.active_date}
        onChange={(activeDate) => onChange({ activeDate })}
      />
      <SwitchField
        label="May be ordered without stock"
        hint="Takes a date of restocking, and backorder allowed in the shop's settings; “Allow backorder” of Medusa's own form follows it"
        checked={form.backOrder}
        onChange={(backOrder) => onChange({ backOrder })}
      />
      <TextField
        label="More is expected on"
        type="date"
        hint="Empty when nothing is expected"
        value={form.restockOn}
        error={errors.restock_on}
        onChange={(restockOn) => onChange({ restockOn })}
      />
      <SwitchField
        label="Discontinued"
        hint="Sold until the stock ends, never restocked"
        checked={form.discontinued}
        onChange={(discontinued) => onChange({ discontinued })}
      />
      <SwitchField
        label="Staff pick"
        checked={form.staffPick}
        onChange={(staffPick) => onChange({ staffPick })}
      />
      <TextField
        label="Best-seller rank"
        type="number"
        step="1"
        hint="1 is shown on the home page; empty when it is none"
        value={form.bestSeller}
        error={errors.best_seller}
        onChange={(bestSeller) => onChange({ bestSeller })}
      />
    </Group>
  );
}

export function SaleFields({ form, onChange, errors }: Props) {
  return (
    <Group title="Sale">
      <TextField
        label="Name of the sale"
        hint="Empty, like the percentage, when it is not on sale"
        value={form.saleName}
        error={errors["sale.name"]}
        onChange={(saleName) => onChange({ saleName })}
      />
      <TextField
        label="Discount (%)"
        hint="Announced as a reduction only where the price is then below the lowest of the 30 days before it"
        type="number"
        step="0.01"
        value={form.salePercentage}
        error={errors["sale.percentage"]}
        onChange={(salePercentage) => onChange({ salePercentage })}
      />
      <TextField
        label="Begins"
        type="datetime-local"
        hint="In your time zone; empty: at once. Members of the club have the sale 24 hours earlier. A later moment ends a sale that runs now."
        value={form.saleStartsAt}
        error={errors["sale.starts_at"]}
        onChange={(saleStartsAt) => onChange({ saleStartsAt })}
      />
    </Group>
  );
}

export function LookFields({ form, onChange, errors }: Props) {
  return (
    <Group title="Look">
      <TextField
        label="Picture"
        hint="The address of one in the shop, such as /media/spool-black.svg; those of Media need none"
        value={form.picture}
        error={errors.picture}
        onChange={(picture) => onChange({ picture })}
      />
      <TextField
        label="Colour"
        hint="Such as #1f2933; empty when it has none"
        value={form.colorHex}
        error={errors.color_hex}
        onChange={(colorHex) => onChange({ colorHex })}
      />
      {Object.entries(form.colorName).map(([language, name]) => (
        <TextField
          key={language}
          label={`Colour's name (${language})`}
          value={name}
          error={errors[`color_name.${language}`]}
          onChange={(changed) => onChange({ colorName: { ...form.colorName, [language]: changed } })}
        />
      ))}
    </Group>
  );
}

export function AttributeFields({ form, onChange, errors }: Props) {
  const change = (name: string, value: string) =>
    onChange({ attributes: { ...form.attributes, [name]: value } });
  return (
    <Group title="Attributes">
      {measures.map(({ name, label, step }) => (
        <TextField
          key={name}
          label={label}
          type="number"
          step={step}
          value={form.attributes[name] ?? ""}
          error={errors[`attributes.${name}`]}
          onChange={(value) => change(name, value)}
        />
      ))}
      {words.map(({ name, label }) => (
        <TextField
          key={name}
          label={label}
          value={form.attributes[name] ?? ""}
          error={errors[`attributes.${name}`]}
          onChange={(value) => change(name, value)}
        />
      ))}
      <SwitchField label="High output" checked={form.ho} onChange={(ho) => onChange({ ho })} />
    </Group>
  );
}
