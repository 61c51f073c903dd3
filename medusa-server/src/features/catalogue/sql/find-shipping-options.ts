import type { ListStatement } from "../../../database/send-lists.ts";

const pricesOf = `
  select json_agg(json_build_object(
    'currency_code', p."currency_code", 'amount', p."amount", 'rules_count', p."rules_count",
    'min_quantity', p."min_quantity") order by p."id")
  from "shipping_option_price_set" l
  join "price" p on p."price_set_id" = l."price_set_id" and p."deleted_at" is null
  where l."shipping_option_id" = o."id" and l."deleted_at" is null`;

const rulesOf = `
  select json_agg(json_build_object('attribute', r."attribute", 'value', r."value") order by r."id")
  from "shipping_option_rule" r where r."shipping_option_id" = o."id" and r."deleted_at" is null`;

const countriesOf = `
  select json_agg(json_build_object('country_code', g."country_code") order by g."id")
  from "geo_zone" g where g."service_zone_id" = z."id" and g."deleted_at" is null`;

const sql = `
  select o."id", o."name", o."data", coalesce((${pricesOf}), '[]') as "prices", (${rulesOf}) as "rules",
    json_build_object('geo_zones', coalesce((${countriesOf}), '[]')) as "service_zone"
  from "shipping_option" o
  join "service_zone" z on z."id" = o."service_zone_id" and z."deleted_at" is null
  where o."deleted_at" is null order by o."id"`;

/**
 * Reads every shipping option with its prices without VAT, and the rules that decide whether shoppers can choose it.
 * Why SQL: every checkout step reads them afresh, with the countries of each option (docs/decisions/0057).
 */
export const findShippingOptions: ListStatement = { sql };
