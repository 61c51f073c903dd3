import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminProduct, DetailWidgetProps } from "@medusajs/framework/types";
import { useState } from "react";
import { nameProductField, productFieldNames } from "../name-product-field.ts";
import {
  toProductBody,
  toProductForm,
  type ProductForm,
  type ProductReply,
  productTypes,
  saleMeasures,
  toMeasureText,
} from "../product-form.ts";
import { useAdminForm } from "../../../../admin-parts/use-admin-form.ts";
import { SelectField, SwitchField, TextField } from "../../../../admin-parts/field.tsx";
import { FormPlaceholder, FormSection } from "../../../../admin-parts/form-section.tsx";
import { InformationFields } from "../information-fields.tsx";
import { ShopVisibility } from "../shop-visibility.tsx";
import { TranslationFields } from "../translation-fields.tsx";

const title = "In the shop";

/** Widget on the page of a product: its kind, manufacturer, information and texts in every language. */
function ProductDetailWidget({ data: product }: DetailWidgetProps<AdminProduct>) {
  const { saved, loadError, ...saving } = useAdminForm<ProductReply, object>(
    `product-details/${product.id}`,
    "The shop shows it within a minute",
    nameProductField,
  );
  if (saved === undefined) return <FormPlaceholder title={title} error={loadError} />;
  return <ProductEditor key={product.id} saved={saved} {...saving} />;
}

type EditorProps = {
  saved: ProductReply;
  save: (body: object) => void;
  isSaving: boolean;
  fieldErrors: Readonly<Record<string, string>>;
};

function ProductEditor({ saved, save, isSaving, fieldErrors }: EditorProps) {
  const [form, setForm] = useState<ProductForm>(() => toProductForm(saved));
  const change = (changes: Partial<ProductForm>) => setForm((current) => ({ ...current, ...changes }));
  return (
    <FormSection title={title} isSaving={isSaving} onSave={() => save(toProductBody(form))}>
      {saved.visibility && <ShopVisibility visibility={saved.visibility} />}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <SelectField
          label="Type"
          value={form.type}
          options={productTypes}
          onChange={(type) => change({ type })}
        />
        <TextField
          label={productFieldNames.manufacturer}
          hint="A brand of content/catalogue/manufacturers.yaml, where its address is"
          required
          value={form.manufacturer}
          error={fieldErrors.manufacturer}
          onChange={(manufacturer) => change({ manufacturer })}
        />
        <SelectField
          label="Sold by"
          hint="The price of a kilogram or metre then stands beside each price, of the variation's size or length"
          value={form.soldBy}
          options={saleMeasures}
          toText={toMeasureText}
          onChange={(soldBy) => change({ soldBy })}
        />
        <SwitchField
          label="Discontinued"
          hint="All its variations are sold out and never restocked"
          checked={form.discontinued}
          onChange={(discontinued) => change({ discontinued })}
        />
        <SwitchField
          label="Restricted"
          hint="Asks for the export agreement at checkout"
          checked={form.restricted}
          onChange={(restricted) => change({ restricted })}
        />
      </div>
      <TranslationFields
        texts={form.texts}
        errors={fieldErrors}
        onChange={(language, text) =>
          setForm((current) => {
            const before = current.texts[language];
            return before === undefined
              ? current
              : { ...current, texts: { ...current.texts, [language]: { ...before, ...text } } };
          })
        }
      />
      <InformationFields
        form={form.information}
        errors={fieldErrors}
        onChange={(changes) =>
          setForm((current) => ({ ...current, information: { ...current.information, ...changes } }))
        }
      />
    </FormSection>
  );
}

export const config = defineWidgetConfig({ zone: "product.details.after" });

export default ProductDetailWidget;
