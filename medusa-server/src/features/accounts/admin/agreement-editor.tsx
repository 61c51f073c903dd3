import { Button } from "@medusajs/ui";
import { useState } from "react";
import { type Agreement, targetKinds, toAgreementBody, toAgreementForm } from "./agreement-form.ts";
import { SelectField, TextField } from "../../../admin-parts/field.tsx";
import { FormSection } from "../../../admin-parts/form-section.tsx";
import { ProductPicker } from "../../../admin-parts/product-picker.tsx";

type Props = {
  /** Null for a new agreement. */
  agreement: Agreement | null;
  /** Titles of known products by their ids. */
  products: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  isSaving: boolean;
  onSave: (body: object) => void;
  onClose: () => void;
};

/** The form of a contract price. */
export function AgreementEditor({ agreement, products, errors, isSaving, onSave, onClose }: Props) {
  const [form, setForm] = useState(() => toAgreementForm(agreement, (target) => target in products));
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  return (
    <FormSection
      title={agreement === null ? "New agreement" : "Change agreement"}
      isSaving={isSaving}
      onSave={() => onSave(toAgreementBody(form))}
    >
      <SelectField
        label="For"
        hint="A product, all products of a name in any language, or every filament"
        value={form.kind}
        options={targetKinds}
        onChange={(kind) => change({ kind })}
      />
      {form.kind === "product" && (
        <ProductPicker
          chosen={form.productId}
          chosenTitle={products[form.productId] ?? null}
          error={errors.target}
          onChoose={(productId) => change({ productId })}
        />
      )}
      {form.kind === "name" && (
        <TextField
          label="Name of the products"
          value={form.name}
          error={errors.target}
          onChange={(name) => change({ name })}
        />
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <TextField
          label="Percent off the list price"
          type="number"
          step="0.01"
          value={form.percentage}
          error={errors.discount_percentage}
          onChange={(percentage) => change({ percentage })}
        />
        <TextField
          label="First day"
          type="date"
          hint="Empty: from now on"
          value={form.validFrom}
          error={errors.valid_from}
          onChange={(validFrom) => change({ validFrom })}
        />
        <TextField
          label="Last day"
          type="date"
          hint="Empty: until it is ended"
          value={form.validTo}
          error={errors.valid_to}
          onChange={(validTo) => change({ validTo })}
        />
      </div>
      <div>
        <Button type="button" size="small" variant="secondary" onClick={onClose}>
          Back without saving
        </Button>
      </div>
    </FormSection>
  );
}
