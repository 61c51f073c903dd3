import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** What was bought before the club is remembered as earning no points and paid by none. */
export class Migration20261124220000 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`update "purchase" set "priced" = jsonb_set(jsonb_set("priced", '{totals,points}', '0'), '{lines}', (
      select jsonb_agg('{"isFilament": false}' || line order by place)
      from jsonb_array_elements("priced"->'lines') with ordinality as lines (line, place)))
      where "priced" is not null;`);
  }

  override async down(): Promise<void> {
    this.addSql(`update "purchase" set "priced" = jsonb_set("priced" #- '{totals,points}', '{lines}', (
      select jsonb_agg(line - 'isFilament' order by place)
      from jsonb_array_elements("priced"->'lines') with ordinality as lines (line, place)))
      where "priced" is not null;`);
  }

}
