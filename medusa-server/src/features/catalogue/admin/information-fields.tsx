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
} from "./information-form.ts";
import { productFieldNames as names } from "./name-product-field.ts";
import { ChoiceList } from "../../../admin-parts/choice-list.tsx";
import { DocumentFields } from "./document-fields.tsx";
import { SelectField, TextField } from "../../../admin-parts/field.tsx";
import { RowList } from "../../../admin-parts/row-list.tsx";

type Props = {
  form: InformationForm;
  onChange: (changes: Partial<InformationForm>) => void;
  errors: Readonly<Record<string, string>>;
};

const emptySubstance: Substance = { name: "", cas: "", part: "whole" };

/** The product information that the law requires: safety, substances, packaging, origin, guarantee and files. */
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
        label={names["information.hazard.statements"]}
        options={hazardCodes}
        chosen={form.statements}
        error={errorOf("hazard.statements")}
        onChange={(statements) => onChange({ statements })}
      />
      <ChoiceList
        label={names["information.hazard.precautions"]}
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
              hint="With its check digit, such as 7439-92-1"
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
          label={names["information.recycled.percent"]}
          type="number"
          hint="Up to 100, without your own production waste (ISO 14021)"
          value={form.recycledPercent}
          error={errorOf("recycled.percent")}
          onChange={(recycledPercent) => onChange({ recycledPercent })}
        />
        <SelectField
          label={names["information.recycled.source"]}
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
          label={names["information.customs.code"]}
          hint="Six or eight digits, without spaces"
          value={form.customsCode}
          error={errorOf("customs.code")}
          onChange={(customsCode) => onChange({ customsCode })}
        />
        <TextField
          label={names["information.customs.origin"]}
          hint="Two letters of ISO 3166-1, such as SE"
          value={form.origin}
          error={errorOf("customs.origin")}
          onChange={(origin) => onChange({ origin })}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <TextField
          label={names["information.guarantee.years"]}
          type="number"
          hint="Whole years, from 1 to 30, beside what the law gives the buyer"
          value={form.guaranteeYears}
          error={errorOf("guarantee.years")}
          onChange={(guaranteeYears) => onChange({ guaranteeYears })}
        />
        <TextField
          label={names["information.guarantee.producer"]}
          hint="The producer's name; needed with the years"
          value={form.guaranteeProducer}
          error={errorOf("guarantee.producer")}
          onChange={(guaranteeProducer) => onChange({ guaranteeProducer })}
        />
        <TextField
          label={names["information.updatesUntil"]}
          type="date"
          hint="The last day on which the maker gives them"
          value={form.updatesUntil}
          error={errorOf("updatesUntil")}
          onChange={(updatesUntil) => onChange({ updatesUntil })}
        />
        <TextField
          label={names["information.sparePartsYears"]}
          type="number"
          hint="Whole years after the purchase, from 1 to 30"
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
