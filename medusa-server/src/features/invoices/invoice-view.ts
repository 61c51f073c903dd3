/** A name and what it has; the facts of an invoice in the order in which they are read. */
export type Fact = { name: string; value: string };

/** What a column of the lines holds. */
export type ColumnKind = "description" | "quantity" | "unitPrice" | "discount" | "vatRate" | "amount";

/** What stands where on an invoice, a receipt or a credit note, as texts in the buyer's language. */
export type InvoiceView = {
  title: string;
  facts: Fact[];
  addresses: { name: string; lines: string[] }[];
  columns: { kind: ColumnKind; name: string }[];
  /** A text for each column. */
  rows: string[][];
  /** Null where amounts neither include nor exclude VAT. */
  rowsNote: string | null;
  totals: Fact[];
  toPay: Fact;
  payment: { title: string; facts: Fact[]; hint: string | null };
  remarks: string[];
  seller: string[];
};
