import type { Container } from "../../platform/container.ts";
import { toNumberPattern, toPattern } from "../../forms/search-patterns.ts";
import type { TakeBacksQuery } from "./api/take-back-body.ts";
import { TAKE_BACK_MODULE } from "./modules/take-back/index.ts";
import type TakeBackModuleService from "./modules/take-back/service.ts";

type Filter = Pick<TakeBacksQuery, "state" | "q">;
export type TakeBackRecord = Awaited<ReturnType<TakeBackModuleService["retrieveTakeBack"]>>;

/**
 * Lists the take-backs in a state, or with a text in their number, their order's number or the address; newest first.
 *
 * @param page null for all
 */
export async function listTakeBacks(
  container: Container,
  { state, q }: Filter,
  page: { offset: number; limit: number } | null,
): Promise<{ takeBacks: TakeBackRecord[]; count: number }> {
  const service = container.resolve(TAKE_BACK_MODULE);
  const [takeBacks, count] = await service.listAndCountTakeBacks(
    {
      ...(state && { state }),
      ...(q && {
        $or: [{ number: toNumberPattern(q) }, { order_number: toNumberPattern(q) }, { email: toPattern(q) }],
      }),
    },
    {
      order: { created_at: "DESC", id: "DESC" },
      skip: page?.offset ?? 0,
      take: page?.limit ?? null,
    },
  );
  return { takeBacks, count };
}
