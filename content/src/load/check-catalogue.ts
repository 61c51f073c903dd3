import { isForm, forms } from "../drawings/forms.ts";
import type { Category, ProductContent } from "../schema/catalogue.ts";
import { contentFiles, productFile, type Content } from "./content.ts";
import { findRepeated } from "./find-repeated.ts";
import type { Problem } from "./problem.ts";

/** Tells whether a text is thirteen digits with a valid GS1 check digit. */
export function isGtin(value: string): boolean {
  if (!/^\d{13}$/.test(value)) return false;
  const digits = [...value].map(Number);
  const weighted = digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0);
  return weighted % 10 === 0;
}

type Catalogue = Pick<Content, "categories" | "colors" | "manufacturers" | "products">;

/** Paths of category ids from the root, joined by ">" [3.14]. */
export function listCategoryPaths(categories: readonly Category[], parent = ""): string[] {
  return categories.flatMap((category) => {
    const path = parent === "" ? category.id : `${parent}>${category.id}`;
    return [path, ...listCategoryPaths(category.children, path)];
  });
}

/**
 * Checks the specifications by size. The product's own specifications describe the spool of one size. Each further size
 * has to state its spool, even an equal one, so that no size is forgotten. A size that is not sold has no
 * specifications.
 */
function checkSpecificationsBySize({
  slug,
  variations,
  specifications,
  specificationsBySize,
}: ProductContent): Problem[] {
  const file = productFile(slug);
  const sizes = [...new Set(variations.flatMap(({ attributes }) => attributes.size ?? []))];
  const unsold = Object.keys(specificationsBySize).filter((size) => !sizes.includes(Number(size)));
  const problems = unsold.map((size) => ({
    file,
    field: `specificationsBySize.${size}`,
    message: "expected a size that a variation has",
  }));
  for (const name of ["spoolSizeMm", "spoolEmptyWeightGrams"] as const) {
    if (specifications[name] === undefined) continue;
    const [, ...silent] = sizes.filter((size) => specificationsBySize[String(size)]?.[name] === undefined);
    for (const size of silent) {
      problems.push({
        file,
        field: `specificationsBySize.${size}`,
        message: `expected a ${name}, as the product's is that of another size`,
      });
    }
  }
  return problems;
}

/** Checks a product's file against the other files and itself. */
function checkProduct(
  product: ProductContent,
  { paths, colors, brands }: { paths: Set<string>; colors: Set<string>; brands: Set<string> },
): Problem[] {
  const problems: Problem[] = [];
  const report = (field: string, message: string) => {
    problems.push({ file: productFile(product.slug), field, message });
  };

  product.categories.forEach((path, index) => {
    if (!paths.has(path)) report(`categories[${index}]`, `expected a category, not "${path}"`);
  });
  if (!brands.has(product.manufacturer)) {
    report("manufacturer", `expected a brand of manufacturers.yaml, not "${product.manufacturer}"`);
  }
  if (product.physical && product.information.customs === undefined) {
    report("information.customs", "expected a customs code and an origin for goods");
  }
  if (product.type === "printer" && product.packedWeightGrams === undefined) {
    report("packedWeightGrams", "expected the weight of a printer as packed, by which carriers take it");
  }
  if (product.drawing !== undefined && !isForm(product.picture, product.drawing)) {
    report("drawing", `expected one of ${forms[product.picture].join(", ")}`);
  }
  for (const { index, value, first } of findRepeated(product.variations.map(({ slug }) => slug))) {
    report(
      `variations[${index}].slug`,
      `expected a slug of its own, "${value}" is also variations[${first}]`,
    );
  }

  const axes = Object.keys(product.variations[0]?.attributes ?? {}).toSorted();
  for (const key of ["primaryAttribute", "secondaryAttribute"] as const) {
    const axis = product[key];
    if (axis !== null && !axes.includes(axis)) report(key, "expected an attribute that the variations have");
  }
  for (const [measure, axis] of [
    ["kilogram", "size"],
    ["metre", "length"],
  ] as const) {
    if (product.soldBy === measure && !axes.includes(axis)) {
      report("soldBy", `expected variations with a ${axis}, by which the price of a ${measure} is told`);
    }
  }
  if (product.soldBy === null && (axes.includes("size") || axes.includes("length"))) {
    report("soldBy", "expected kilogram or metre, as the variations have a size or length");
  }
  problems.push(...checkSpecificationsBySize(product));
  product.variations.forEach(({ attributes, gtin }, index) => {
    const { color } = attributes;
    if (color !== undefined && !colors.has(color)) {
      report(`variations[${index}].attributes.color`, `expected a colour of colors.yaml, not "${color}"`);
    }
    if (Object.keys(attributes).toSorted().join() !== axes.join()) {
      report(`variations[${index}].attributes`, `expected ${axes.join(", ")} as variations[0] has`);
    }
    if (!isGtin(gtin)) report(`variations[${index}].gtin`, `expected a right check digit in ${gtin}`);
  });
  return problems;
}

/** Checks the products against the categories, the colours, the makers and each other. */
export function checkCatalogue({ categories, colors, manufacturers, products }: Catalogue): Problem[] {
  const paths = listCategoryPaths(categories);
  const problems: Problem[] = [];
  for (const { value } of findRepeated(paths.map((path) => path.split(">").at(-1)))) {
    problems.push({ file: contentFiles.categories, field: "", message: `expected "${value}" once only` });
  }
  for (const { index, value } of findRepeated(colors.map(({ id }) => id))) {
    problems.push({
      file: contentFiles.colors,
      field: `[${index}].id`,
      message: `expected "${value}" once only`,
    });
  }

  for (const { index, value } of findRepeated(manufacturers.map(({ brand }) => brand))) {
    problems.push({
      file: contentFiles.manufacturers,
      field: `[${index}].brand`,
      message: `expected "${value}" once only`,
    });
  }

  const known = {
    paths: new Set(paths),
    colors: new Set(colors.map(({ id }) => id)),
    brands: new Set(manufacturers.map(({ brand }) => brand)),
  };
  problems.push(...products.flatMap((product) => checkProduct(product, known)));

  const places = products.flatMap((product) =>
    product.variations.map((variation, index) => ({ file: productFile(product.slug), index, variation })),
  );
  for (const key of ["sku", "gtin"] as const) {
    for (const repeated of findRepeated(places.map(({ variation }) => variation[key]))) {
      const place = places[repeated.index];
      const first = places[repeated.first];
      if (!place || !first) continue;
      const message = `expected a ${key} of its own, ${repeated.value} is also in ${first.file}`;
      problems.push({ file: place.file, field: `variations[${place.index}].${key}`, message });
    }
  }
  return problems;
}
