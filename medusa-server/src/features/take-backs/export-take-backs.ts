import type { Container } from "../../platform/container.ts";
import type { TakeBacksQuery } from "./api/take-back-body.ts";
import { byteOrderMark, toCsv } from "../../documents/to-csv.ts";
import { listTakeBacks, type TakeBackRecord } from "./list-take-backs.ts";

const columns = {
  number: ({ number }) => number,
  state: ({ state }) => state,
  created_at: ({ created_at }) => created_at.toISOString(),
  expires_at: ({ expires_at }) => expires_at.toISOString(),
  order_number: ({ order_number }) => order_number,
  email: ({ email }) => email,
  company: ({ is_company }) => (is_company ? "yes" : "no"),
  site: ({ site }) => site,
  language: ({ language }) => language,
  spools: ({ spools }) => spools,
  scrap_grams: ({ scrap_grams }) => scrap_grams,
  weight_grams: ({ weight_grams }) => weight_grams,
  length_mm: ({ length_mm }) => length_mm,
  width_mm: ({ width_mm }) => width_mm,
  height_mm: ({ height_mm }) => height_mm,
  tracking_number: ({ tracking_number }) => tracking_number,
  fee_sek: ({ fee_sek }) => fee_sek,
  reason: ({ reason }) => reason,
} as const satisfies Record<string, (takeBack: TakeBackRecord) => string | number | null>;

/** Exports all take-backs that match a filter as CSV with a header row. */
export async function exportTakeBacks(
  container: Container,
  filter: Pick<TakeBacksQuery, "state" | "q">,
): Promise<string> {
  const { takeBacks } = await listTakeBacks(container, filter, null);
  const readers = Object.values(columns);
  const rows = takeBacks.map((takeBack) => readers.map((read) => read(takeBack)));
  return byteOrderMark + toCsv([Object.keys(columns), ...rows]);
}
