import { inDatabase } from "./in-database.mjs";

/** Columns in which a copy keeps the ids of its original; all other ids in a copied row are changed. */
const shared = new Set([
  "location_id",
  "sales_channel_id",
  "product_category_id",
  "price_list_id",
  "collection_id",
  "type_id",
  "external_id",
]);
const unique = new Set(["handle", "sku", "slug"]);
/** Columns that are empty in copies, because their numbers are unique. */
const cleared = new Set(["ean", "upc", "barcode"]);

const ofVariants = `in (select price_set_id from product_variant_price_set where id not like '%~%')`;
/** The copied tables, each with the SQL that selects the rows of the products. */
const tables = {
  product: "true",
  product_category_product: "true",
  product_sales_channel: "true",
  product_product_catalogue_product_detail: "true",
  product_detail: "true",
  product_variant: "true",
  product_product_variant_catalogue_variation_detail: "true",
  variation_detail: "true",
  product_variant_price_set: "true",
  price_set: `id ${ofVariants}`,
  price: `price_set_id ${ofVariants}`,
  product_variant_inventory_item: "true",
  inventory_item: "true",
  inventory_level: "true",
};

const toKey = (/** @type {string} */ table) => (table === "product_category_product" ? "product_id" : "id");

/**
 * Copies the products of the seeded catalogue until each exists `times` times. It writes straight into the tables,
 * since Medusa's API would take hours. Copies have a "~" in their ids, and neither pictures nor options.
 *
 * @param {string} databaseUrl
 * @param {number} from the number of each product that exist already
 * @param {number} times the wanted number of each product
 */
export const growCatalogue = (databaseUrl, from, times) =>
  inDatabase(databaseUrl, async (client) => {
    for (const [table, which] of Object.entries(tables)) {
      const { rows } = await client.query(
        `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1
         and column_name not in (select unnest($2::text[]))`,
        [table, [...shared]],
      );
      /** @type {string[]} */
      const columns = rows.map(({ column_name }) => column_name);
      const changes = columns.flatMap((column) => {
        if (cleared.has(column)) return [`'${column}', null`];
        const isOwn = column === "id" || column.endsWith("_id") || unique.has(column);
        return isOwn ? [`'${column}', t."${column}" || '~' || copy`] : [];
      });
      const column = toKey(table);
      await client.query(
        `insert into "${table}" select (jsonb_populate_record(null::"${table}",
           to_jsonb(t) || jsonb_build_object(${changes.join(", ")}))).*
         from "${table}" t, generate_series($1::int, $2::int) copy where t."${column}" not like '%~%' and ${which}`,
        [from + 1, times],
      );
    }
  });

/** Deletes all copies. @param {string} databaseUrl */
export const shrinkCatalogue = (databaseUrl) =>
  inDatabase(databaseUrl, async (client) => {
    for (const table of Object.keys(tables)) {
      const column = toKey(table);
      await client.query(`delete from "${table}" where "${column}" like '%~%'`);
    }
  });
