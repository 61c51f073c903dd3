/** A label and its value; facts are listed in reading order. */
export type Fact = { name: string; value: string };

/** The content of a column. */
export type ColumnKind = "description" | "quantity" | "unitPrice" | "discount" | "vatRate" | "amount";

/** The content of an invoice, a receipt or a credit note, as texts in the buyer's language. */
export type InvoiceView = {
  title: string;
  facts: Fact[];
  addresses: { name: string; lines: string[] }[];
  columns: { kind: ColumnKind; name: string }[];
  /** One text per column. */
  rows: string[][];
  /** Null when amounts neither include nor exclude VAT. */
  rowsNote: string | null;
  totals: Fact[];
  toPay: Fact;
  payment: { title: string; facts: Fact[]; hint: string | null };
  remarks: string[];
  seller: string[];
};
