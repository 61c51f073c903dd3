export type SummaryRow = { name: string; text: string; isTotal?: boolean };

/** Named amounts, with the total emphasized. */
export function SummaryRows({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <dl className="mt-4 grid gap-2">
      {rows.map((row) => (
        <div
          className={`flex justify-between gap-4 ${row.isTotal ? "mt-2 border-t border-line pt-4 text-lg font-bold" : ""}`}
          key={row.name}
        >
          <dt className={row.isTotal ? "" : "text-soft"}>{row.name}</dt>
          <dd className="whitespace-nowrap">{row.text}</dd>
        </div>
      ))}
    </dl>
  );
}
