import type { Product } from "@spolverk/bff/contract";
import { useTranslation } from "../../i18n/use-translation.ts";
import { formatSpecification, isSpecificationName } from "./format-specification.ts";

/** What is known of a product, name by name [3.49]. */
export function SpecificationTable({ product, sku }: { product: Product; sku: string }) {
  const { t } = useTranslation();
  const rows = Object.entries(product.specifications).flatMap(([name, value]) =>
    isSpecificationName(name)
      ? [{ name: t(`specification.${name}`), text: formatSpecification(name, value) }]
      : [],
  );
  const all = [
    ...rows,
    { name: t("product.manufacturer"), text: product.manufacturer },
    { name: t("product.sku"), text: sku },
  ];
  return (
    <table className="w-full text-left">
      <tbody>
        {all.map((row) => (
          <tr className="border-b border-line last:border-0" key={row.name}>
            <th className="py-3 pr-6 font-normal text-soft" scope="row">
              {row.name}
            </th>
            <td className="py-3 text-right font-medium">{row.text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
