import type { ListStatement } from "./send-lists.ts";

const sql = `
  select c."id", c."handle", c."name", c."rank", c."parent_category_id",
    case when d."id" is null then null else jsonb_build_object('names', d."names") end as "category_detail"
  from "product_category" c
  left join "product_product_category_catalogue_category_detail" l
    on l."product_category_id" = c."id" and l."deleted_at" is null
  left join "category_detail" d on d."id" = l."category_detail_id" and d."deleted_at" is null
  where c."is_active" and not c."is_internal" and c."deleted_at" is null
  order by c."id"`;

/** All categories as a list; each names its parent. */
export const findCategories: ListStatement = { sql };
