import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProductVariant, DetailWidgetProps } from "@medusajs/framework/types";
import { StatusBadge } from "@medusajs/ui";
import { useState } from "react";
import { useAdminForm } from "../../../../admin-parts/use-admin-form.ts";
import {
  toVariationBody,
  toVariationForm,
  type VariationForm,
  type VariationReply,
} from "../variation-form.ts";
import { FormPlaceholder, FormSection } from "../../../../admin-parts/form-section.tsx";
import { AttributeFields, LookFields, SaleFields, SellingFields } from "../variation-fields.tsx";

const title = "In the shop";

/** Widget on the page of a variant: its description and the terms of its sale. */
function VariationDetailWidget({ data: variant }: DetailWidgetProps<AdminProductVariant>) {
  const { saved, loadError, ...saving } = useAdminForm<VariationReply, object>(
    `variations/${variant.id}`,
    "The shop shows it within a minute",
  );
  if (saved === undefined) return <FormPlaceholder title={title} error={loadError} />;
  return <VariationEditor key={variant.id} saved={saved} {...saving} />;
}

type EditorProps = {
  saved: VariationReply;
  save: (body: object) => void;
  isSaving: boolean;
  fieldErrors: Readonly<Record<string, string>>;
};

function VariationEditor({ saved, save, isSaving, fieldErrors }: EditorProps) {
  const [form, setForm] = useState<VariationForm>(() => toVariationForm(saved));
  const fields = {
    form,
    errors: fieldErrors,
    onChange: (change: Partial<VariationForm>) => setForm((current) => ({ ...current, ...change })),
  };
  return (
    <FormSection title={title} isSaving={isSaving} onSave={() => save(toVariationBody(form))}>
      <StatusBadge color={saved.variation === null ? "orange" : saved.sold_without_stock ? "green" : "grey"}>
        {describeState(saved)}
      </StatusBadge>
      <SellingFields {...fields} />
      <SaleFields {...fields} />
      <LookFields {...fields} />
      <AttributeFields {...fields} />
    </FormSection>
  );
}

function describeState({ variation, sold_without_stock }: VariationReply): string {
  if (variation === null) return "Not in the shop until this form is saved";
  return sold_without_stock ? "May be ordered without stock" : "Sold from stock only";
}

export const config = defineWidgetConfig({ zone: "product_variant.details.after" });

export default VariationDetailWidget;
