const pricesOf = `
  select json_agg(json_build_object(
    'currency_code', p."currency_code", 'amount', p."amount", 'price_list_id', p."price_list_id",
    'rules_count', p."rules_count", 'min_quantity', p."min_quantity") order by p."id")
  from "product_variant_price_set" l
  join "price" p on p."price_set_id" = l."price_set_id" and p."deleted_at" is null
  where l."variant_id" = v."id" and l."deleted_at" is null`;

/** The shop's sales channel, which is the store's default. */
const shopChannel = `(select "default_sales_channel_id" from "store" where "deleted_at" is null limit 1)`;

/** Stock at the locations linked to the shop's channel: Medusa does not ship from others. */
const levelsOf = `
  select json_agg(json_build_object(
    'location', s."name", 'stocked_quantity', n."stocked_quantity", 'reserved_quantity', n."reserved_quantity")
    order by n."id")
  from "inventory_level" n
  join "stock_location" s on s."id" = n."location_id" and s."deleted_at" is null
  join "sales_channel_stock_location" c on c."stock_location_id" = s."id"
    and c."sales_channel_id" = ${shopChannel} and c."deleted_at" is null
  where n."inventory_item_id" = i."id" and n."deleted_at" is null`;

const inventoryOf = `
  select json_agg(json_build_object(
    'inventory_item_id', l."inventory_item_id", 'required_quantity', l."required_quantity",
    'inventory', json_build_object('location_levels', (${levelsOf}))) order by l."inventory_item_id")
  from "product_variant_inventory_item" l
  join "inventory_item" i on i."id" = l."inventory_item_id" and i."deleted_at" is null
  where l."variant_id" = v."id" and l."deleted_at" is null`;

const variationDetail = `
  from "product_product_variant_catalogue_variation_detail" l
  join "variation_detail" d on d."id" = l."variation_detail_id" and d."deleted_at" is null
  where l."product_variant_id" = v."id" and l."deleted_at" is null`;

/**
 * The price history of variants on sale, the oldest record first. The shop does not need the history of others.
 */
const priceRecordsOf = `
  select json_agg(json_build_object(
    'since', to_char(h."since" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'amounts', h."amounts", 'discount_percentage', h."discount_percentage") order by h."since")
  from "price_record" h where h."variant_id" = v."id" and h."deleted_at" is null
    and exists (select 1 ${variationDetail} and d."sale_percentage" <> 0)`;

const productDetailOf = `
  select to_json(d) from "product_product_catalogue_product_detail" l
  join "product_detail" d on d."id" = l."product_detail_id" and d."deleted_at" is null
  where l."product_id" = p."id" and l."deleted_at" is null`;

const categoriesOf = `
  select json_agg(json_build_object('id', l."product_category_id")) from "product_category_product" l
  where l."product_id" = p."id"`;

/** The shop's own path of an uploaded file; null for any other address. */
const toUploadPath = (url: string) =>
  `case when starts_with(${url}, uploads."url") then '/uploads/' || substr(${url}, length(uploads."url") + 1) end`;

/** Pictures of a product that are assigned to no variation: the thumbnail first, then in the admin's order. */
const sharedPicturesOf = `
  select json_agg(${toUploadPath(`i."url"`)} order by i."url" = p."thumbnail" desc nulls last, i."rank", i."id")
  from "image" i
  where i."product_id" = p."id" and i."deleted_at" is null and starts_with(i."url", uploads."url")
    and not exists (
      select 1 from "product_variant_product_image" l
      join "product_variant" assigned on assigned."id" = l."variant_id" and assigned."deleted_at" is null
      where l."image_id" = i."id" and l."deleted_at" is null)`;

/** Pictures that are assigned to a variant. */
const ownPicturesOf = `
  select json_agg(${toUploadPath(`i."url"`)} order by i."rank", i."id")
  from "product_variant_product_image" l
  join "image" i on i."id" = l."image_id" and i."deleted_at" is null and starts_with(i."url", uploads."url")
  where l."variant_id" = v."id" and l."deleted_at" is null`;

/** Whether the shop sells a product: it is published and in the shop's channel. */
export const isListed = `
  p."status" = 'published' and p."deleted_at" is null and exists (
    select 1 from "product_sales_channel" l
    where l."product_id" = p."id" and l."sales_channel_id" = ${shopChannel} and l."deleted_at" is null)`;

/**
 * The columns that the shop reads of a product. The statement calls the table "product" p and includes
 * `uploadsUrlTable`.
 */
export const productColumns = `
  p."id", p."handle", p."title", p."description",
  (${productDetailOf}) as "product_detail", (${categoriesOf}) as "categories",
  (${sharedPicturesOf}) as "pictures"`;

/**
 * The columns that the shop reads of a variant, with prices and stock. The statement calls the table "product_variant"
 * v and includes `uploadsUrlTable`.
 */
export const variantColumns = `
  v."id", v."sku", v."ean", v."manage_inventory", v."weight", (${pricesOf}) as "prices",
  (${inventoryOf}) as "inventory_items", (select to_json(d) ${variationDetail}) as "variation_detail",
  (${priceRecordsOf}) as "price_records",
  (${ownPicturesOf}) as "pictures", ${toUploadPath(`v."thumbnail"`)} as "thumbnail"`;

/** A one-row table with the prefix of uploaded files' addresses; its parameter is `toUploadsUrl`. */
export const uploadsUrlTable = `(select ?::text as "url") uploads`;
