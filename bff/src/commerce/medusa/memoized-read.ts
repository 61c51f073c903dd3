import type { z } from "zod";
import type { MedusaClient } from "./medusa-client.ts";

type MemoizedRead<S extends z.ZodType, V> = {
  path: string;
  schema: S;
  toValue: (reply: z.output<S>) => V;
  /** What the value depends on besides the reply, such as the day. */
  readKey?: () => string;
};

/**
 * Reads what all pages are made of: the value is made once and is the same object for as long as Medusa gives the
 * same reply, so that what was made of it need not be made again either (docs/decisions/0057).
 */
export function createMemoizedRead<S extends z.ZodType, V>(
  medusa: MedusaClient,
  { path, schema, toValue, readKey = () => "" }: MemoizedRead<S, V>,
): () => Promise<V> {
  let last: { reply: z.output<S>; key: string; value: V } | undefined;
  return async () => {
    const reply = await medusa.conditionalGet(schema, path);
    const key = readKey();
    if (last?.reply !== reply || last.key !== key) last = { reply, key, value: toValue(reply) };
    return last.value;
  };
}
