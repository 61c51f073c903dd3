import { Button, Hint } from "@medusajs/ui";
import type { ReactNode } from "react";

type RowListProps<Row> = {
  title: string;
  rows: readonly Row[];
  /** Values of a new row. */
  emptyRow: Row;
  addLabel: string;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (changes: Partial<Row>) => void, index: number) => ReactNode;
  error?: string | undefined;
};

/** List of rows with input fields. The merchandiser can add and remove rows. */
export function RowList<Row extends object>({
  title,
  rows,
  emptyRow,
  addLabel,
  onChange,
  children,
  error,
}: RowListProps<Row>) {
  return (
    <fieldset className="flex flex-col gap-y-3">
      <legend className="txt-compact-small-plus mb-1">{title}</legend>
      {rows.map((row, index) => (
        // Rows have no id.
        // oxlint-disable-next-line react/no-array-index-key
        <div className="flex items-end gap-x-3" key={index}>
          <div className="grid grow grid-cols-1 gap-3 md:grid-cols-3">
            {children(
              row,
              (changes) => onChange(rows.map((each, at) => (at === index ? { ...each, ...changes } : each))),
              index,
            )}
          </div>
          <Button
            type="button"
            size="small"
            variant="secondary"
            aria-label={`Remove row ${index + 1} of ${title}`}
            onClick={() => onChange(rows.filter((_, at) => at !== index))}
          >
            Remove
          </Button>
        </div>
      ))}
      {error !== undefined && <Hint variant="error">{error}</Hint>}
      <div>
        <Button type="button" size="small" variant="secondary" onClick={() => onChange([...rows, emptyRow])}>
          {addLabel}
        </Button>
      </div>
    </fieldset>
  );
}
