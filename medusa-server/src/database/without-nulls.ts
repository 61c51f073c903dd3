type Optional<Row> = {
  [Key in keyof Row]: null extends Row[Key] ? Key : undefined extends Row[Key] ? Key : never;
}[keyof Row];
type WithoutNulls<Row> = Omit<Row, Optional<Row>> & { [Key in Optional<Row>]?: NonNullable<Row[Key]> };

/** Omits a row's null columns: Medusa's services accept missing fields, not null. */
export function withoutNulls<Row extends object>(row: Row): WithoutNulls<Row> {
  return Object.fromEntries(
    Object.entries(row).filter(([, value]) => value !== null && value !== undefined),
  ) as WithoutNulls<Row>;
}
