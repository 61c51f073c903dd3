import type { ProductInformation } from "@spolverk/content";
import {
  disposals,
  type documentKinds,
  type hazardCodes,
  packagingCodes,
  packagingParts,
  type precautionCodes,
  type productParts,
  recycledSources,
  repairs,
  type warningKeys,
} from "@spolverk/content/product-information";
import { toInput, toNumber, toText } from "../../../admin-parts/form-values.ts";

/** The value of a choice with nothing selected: Medusa's select does not accept an empty value. */
export const none = "none";
type Choice<Option> = Option | typeof none;

export type Substance = NonNullable<ProductInformation["substances"]>[number];
export type ProductDocument = NonNullable<ProductInformation["documents"]>[number];
type PackagingPart = (typeof packagingParts)[number];
type PackagingCode = (typeof packagingCodes)[number];

export const disposalChoices = [none, ...disposals] as const;
export const repairChoices = [none, ...repairs] as const;
export const recycledChoices = [none, ...recycledSources] as const;
export const packagingChoices = [none, ...packagingCodes] as const;

/** A product's information as a form: lists, choices, and inputs that stay strings until they are sent. */
export type InformationForm = {
  warnings: readonly (typeof warningKeys)[number][];
  statements: readonly (typeof hazardCodes)[number][];
  precautions: readonly (typeof precautionCodes)[number][];
  substances: readonly Substance[];
  documents: readonly {
    kind: (typeof documentKinds)[number];
    language: ProductDocument["language"];
    file: string;
  }[];
  packaging: Readonly<Record<PackagingPart, Choice<PackagingCode>>>;
  disposal: Choice<(typeof disposals)[number]>;
  repair: Choice<(typeof repairs)[number]>;
  customsCode: string;
  origin: string;
  guaranteeYears: string;
  guaranteeProducer: string;
  updatesUntil: string;
  sparePartsYears: string;
  recycledPercent: string;
  recycledSource: Choice<(typeof recycledSources)[number]>;
  recycledPart: (typeof productParts)[number];
};

export function toInformationForm(information: ProductInformation): InformationForm {
  const { hazard, customs, guarantee, recycled } = information;
  return {
    warnings: information.warnings ?? [],
    statements: hazard?.statements ?? [],
    precautions: hazard?.precautions ?? [],
    substances: information.substances ?? [],
    documents: information.documents ?? [],
    packaging: Object.fromEntries(
      packagingParts.map((part) => [part, information.packaging?.[part] ?? none]),
    ) as InformationForm["packaging"],
    disposal: information.disposal ?? none,
    repair: information.repair ?? none,
    customsCode: customs?.code ?? "",
    origin: customs?.origin ?? "",
    guaranteeYears: toInput(guarantee?.years),
    guaranteeProducer: guarantee?.producer ?? "",
    updatesUntil: information.updatesUntil ?? "",
    sparePartsYears: toInput(information.sparePartsYears),
    recycledPercent: toInput(recycled?.percent),
    recycledSource: recycled?.source ?? none,
    recycledPart: recycled?.part ?? "whole",
  };
}

/** Maps the form to the request body: omits empty fields, and sends half-filled ones for the server to refuse. */
export function toInformationBody(form: InformationForm) {
  const packaging = Object.entries(form.packaging).filter(([, code]) => code !== none);
  const { statements, precautions, recycledSource, recycledPart } = form;
  const isHazardous = statements.length + precautions.length > 0;
  const isRecycled = toText(form.recycledPercent) !== null || recycledSource !== none;
  const hasCustoms = toText(form.customsCode + form.origin) !== null;
  const hasGuarantee = toText(form.guaranteeYears + form.guaranteeProducer) !== null;
  return {
    ...(form.warnings.length === 0 ? {} : { warnings: form.warnings }),
    ...(isHazardous ? { hazard: { statements, precautions } } : {}),
    ...(form.substances.length === 0 ? {} : { substances: form.substances }),
    ...(form.documents.length === 0 ? {} : { documents: form.documents }),
    ...(packaging.length === 0 ? {} : { packaging: Object.fromEntries(packaging) }),
    ...(form.disposal === none ? {} : { disposal: form.disposal }),
    ...(form.repair === none ? {} : { repair: form.repair }),
    ...(hasCustoms
      ? { customs: { code: form.customsCode.trim(), origin: form.origin.trim().toUpperCase() } }
      : {}),
    ...(hasGuarantee
      ? { guarantee: { years: toNumber(form.guaranteeYears), producer: form.guaranteeProducer } }
      : {}),
    ...(toText(form.updatesUntil) === null ? {} : { updatesUntil: form.updatesUntil }),
    ...(toText(form.sparePartsYears) === null ? {} : { sparePartsYears: toNumber(form.sparePartsYears) }),
    ...(isRecycled
      ? {
          recycled: {
            percent: toNumber(form.recycledPercent),
            source: recycledSource === none ? null : recycledSource,
            part: recycledPart,
          },
        }
      : {}),
  };
}
