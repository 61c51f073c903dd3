type Optional<Row> = {
  [Key in keyof Row]: null extends Row[Key] ? Key : undefined extends Row[Key] ? Key : never;
}[keyof Row];
type WithoutNulls<Row> = Omit<Row, Optional<Row>> & { [Key in Optional<Row>]?: NonNullable<Row[Key]> };

/** A row of a table without the columns that are empty: Medusa's services take what is absent, not null. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<Row>;
}
