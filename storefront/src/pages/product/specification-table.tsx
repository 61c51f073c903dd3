import { selectSpecifications } from "@spolverk/domain";
import { useTranslation } from "react-i18next";
import type { ShownProduct, ShownVariation } from "../../api/card.ts";
import { groupSpecifications } from "./format-specification.ts";

type SpecificationTableProps = { product: ShownProduct; variation: ShownVariation };
type Row = { name: string; text: string };

/** The known specifications of a product by group [3.49], and its SKU for orders. */
export function SpecificationTable({ product, variation }: SpecificationTableProps) {
  const { t, i18n } = useTranslation();
  const { size } = variation.attributes;
  const ownWeight = product.type === "filament" && size !== undefined ? { filamentWeightGrams: size } : {};
  const specifications = { ...selectSpecifications(product, size), ...ownWeight };
  const groups = groupSpecifications(specifications, i18n.language);
  const about = [
    ...variation.attributeTexts.map(({ name, text }) => ({ name: t(`attribute.${name}`), text })),
    { name: t("product.manufacturer"), text: product.manufacturer },
    { name: t("product.sku"), text: variation.sku },
  ];
  return (
    <div className="grid gap-x-14 gap-y-8 md:grid-cols-2">
      {groups.map(({ group, rows }) => (
        <SpecificationGroup
          key={group}
          rows={rows.map(({ name, text }) => ({ name: t(`specification.${name}`), text }))}
          title={t(`specificationGroup.${group}`)}
        />
      ))}
      <SpecificationGroup rows={about} title={t("specificationGroup.product")} />
    </div>
  );
}

function SpecificationGroup({ title, rows }: { title: string; rows: readonly Row[] }) {
  return (
    <table className="specifications">
      <caption>{title}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
