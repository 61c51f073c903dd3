import { Heading } from "@medusajs/ui";
import {
  hazardCodes,
  packagingParts,
  precautionCodes,
  productParts,
  warningKeys,
} from "@spolverk/content/product-information";
import {
  disposalChoices,
  type InformationForm,
  packagingChoices,
  recycledChoices,
  repairChoices,
  type Substance,
} from "../api/information-form.ts";
import { ChoiceList } from "./choice-list.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { SelectField, TextField } from "./field.tsx";
import { RowList } from "./row-list.tsx";

type Props = {
  form: InformationForm;
  onChange: (changes: Partial<InformationForm>) => void;
  errors: Readonly<Record<string, string>>;
};

const emptySubstance: Substance = { name: "", cas: "", part: "whole" };

/** What the law asks to be said of a product: its safety, substances, packaging, origin, guarantee and files. */
export function InformationFields({ form, onChange, errors }: Props) {
  const errorOf = (field: string) => errors[`information.${field}`];
  return (
    <section className="flex flex-col gap-y-4 border-t pt-4">
      <Heading level="h3">Safety and product information</Heading>
      <ChoiceList
        label="Warnings"
        options={warningKeys}
        chosen={form.warnings}
        toText={(key) => key.replaceAll("-", " ")}
        onChange={(warnings) => onChange({ warnings })}
      />
      <ChoiceList
        label="Hazard statements, of a mixture that is classified (CLP)"
        options={hazardCodes}
        chosen={form.statements}
        error={errorOf("hazard.statements")}
        onChange={(statements) => onChange({ statements })}
      />
      <ChoiceList
        label="Precautionary statements, six at most"
        options={precautionCodes}
        chosen={form.precautions}
        error={errorOf("hazard.precautions")}
        onChange={(precautions) => onChange({ precautions })}
      />
      <RowList
        title="Substances of very high concern above 0.1 % of a part"
        addLabel="Add a substance"
        emptyRow={emptySubstance}
        rows={form.substances}
        onChange={(substances) => onChange({ substances })}
      >
        {(substance, change, index) => (
          <>
            <TextField
              label="Name"
              value={substance.name}
              error={errorOf(`substances.${index}.name`)}
              onChange={(name) => change({ name })}
            />
            <TextField
              label="CAS number"
              value={substance.cas}
              error={errorOf(`substances.${index}.cas`)}
              onChange={(cas) => change({ cas: cas.trim() })}
            />
            <SelectField
              label="Part"
              value={substance.part}
              options={productParts}
              onChange={(part) => change({ part })}
            />
          </>
        )}
      </RowList>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
        <TextField
          label="Recycled content (% by weight)"
          type="number"
          hint="Without your own production waste (ISO 14021)"
          value={form.recycledPercent}
          error={errorOf("recycled.percent")}
          onChange={(recycledPercent) => onChange({ recycledPercent })}
        />
        <SelectField
          label="Source of it"
          value={form.recycledSource}
          options={recycledChoices}
          error={errorOf("recycled.source")}
          onChange={(recycledSource) => onChange({ recycledSource })}
        />
        <SelectField
          label="The share is of"
          value={form.recycledPart}
          options={productParts}
          onChange={(recycledPart) => onChange({ recycledPart })}
        />
        {packagingParts.map((part) => (
          <SelectField
            key={part}
            label={`Packaging: ${part}`}
            value={form.packaging[part]}
            options={packagingChoices}
            onChange={(code) => onChange({ packaging: { ...form.packaging, [part]: code } })}
          />
        ))}
        <SelectField
          label="Disposal"
          value={form.disposal}
          options={disposalChoices}
          onChange={(disposal) => onChange({ disposal })}
        />
        <TextField
          label="Customs code"
          hint="Six or eight digits"
          value={form.customsCode}
          error={errorOf("customs.code")}
          onChange={(customsCode) => onChange({ customsCode })}
        />
        <TextField
          label="Country of origin"
          hint="Two letters, such as SE"
          value={form.origin}
          error={errorOf("customs.origin")}
          onChange={(origin) => onChange({ origin })}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          label="Producer's guarantee (years)"
          type="number"
          value={form.guaranteeYears}
          error={errorOf("guarantee.years")}
          onChange={(guaranteeYears) => onChange({ guaranteeYears })}
        />
        <TextField
          label="Given by"
          value={form.guaranteeProducer}
          error={errorOf("guarantee.producer")}
          onChange={(guaranteeProducer) => onChange({ guaranteeProducer })}
        />
        <TextField
          label="Software updates until"
          type="date"
          value={form.updatesUntil}
          error={errorOf("updatesUntil")}
          onChange={(updatesUntil) => onChange({ updatesUntil })}
        />
        <TextField
          label="Spare parts (years)"
          type="number"
          value={form.sparePartsYears}
          error={errorOf("sparePartsYears")}
          onChange={(sparePartsYears) => onChange({ sparePartsYears })}
        />
        <SelectField
          label="Repair"
          value={form.repair}
          options={repairChoices}
          onChange={(repair) => onChange({ repair })}
        />
      </div>
      <DocumentFields
        documents={form.documents}
        errors={errors}
        onChange={(documents) => onChange({ documents })}
      />
    </section>
  );
}
