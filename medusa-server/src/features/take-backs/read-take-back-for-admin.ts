import { hasTakeBackLabel, mayTakeBackMove, takeBackStates } from "@spolverk/domain";
import type { Container } from "../../platform/container.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import { readUserNames } from "../../database/read-user-names.ts";
import type { TakeBackRecord } from "./list-take-backs.ts";
import type { TakeBackForAdmin, TakeBackRow } from "./take-back-for-admin.ts";
import { toLastDay } from "./to-last-day.ts";

export const toTakeBackRow = (takeBack: TakeBackRecord): TakeBackRow => ({
  id: takeBack.id,
  number: takeBack.number,
  state: takeBack.state,
  orderId: takeBack.order_id,
  orderNumber: takeBack.order_number,
  email: takeBack.email ?? "",
  isCompany: takeBack.is_company,
  spools: takeBack.spools,
  scrapGrams: takeBack.scrap_grams,
  createdAt: takeBack.created_at.toISOString(),
  lastDay: toLastDay(takeBack.expires_at),
});

/**
 * Reads a take-back with its history and its notes.
 * @throws MedusaError NOT_FOUND for an unknown id
 */
export async function readTakeBackForAdmin(container: Container, id: string): Promise<TakeBackForAdmin> {
  const service = container.resolve(TAKE_BACK_MODULE);
  const [takeBack, events, notes] = await Promise.all([
    service.retrieveTakeBack(id),
    service.listTakeBackEvents({ take_back_id: id }, { order: { sequence: "ASC" }, take: null }),
    service.listTakeBackNotes({ take_back_id: id }, { order: { created_at: "ASC", id: "ASC" }, take: null }),
  ]);
  const authors = await readUserNames(
    container,
    [...events, ...notes].flatMap(({ author }) => author ?? []),
  );
  const nameOf = (author: string) => authors.get(author) ?? author;
  const { state, is_company: isCompany } = takeBack;
  return {
    ...toTakeBackRow(takeBack),
    language: takeBack.language,
    site: takeBack.site,
    weightGrams: takeBack.weight_grams,
    lengthMm: takeBack.length_mm,
    widthMm: takeBack.width_mm,
    heightMm: takeBack.height_mm,
    trackingNumber: takeBack.tracking_number,
    hasLabel: hasTakeBackLabel({ isCompany, state }),
    feeSek: takeBack.fee_sek,
    reason: takeBack.reason,
    history: events.map((event) => ({
      state: event.state,
      at: event.at.toISOString(),
      author: event.author && nameOf(event.author),
    })),
    notes: notes.map((note) => ({
      id: note.id,
      text: note.text,
      author: nameOf(note.author),
      at: note.created_at.toISOString(),
    })),
    nextStates: takeBackStates.filter((next) => next !== "expired" && mayTakeBackMove(state, next)),
  };
}
