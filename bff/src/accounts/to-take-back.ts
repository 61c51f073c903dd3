import type { CommerceTakeBack } from "../commerce/store.ts";
import type { TakeBack } from "../contract/take-back.ts";

/** Separates the secret token from the take-back. */
export function toTakeBack({ token, history, ...takeBack }: CommerceTakeBack): {
  token: string;
  takeBack: TakeBack;
} {
  return { token, takeBack: { ...takeBack, history: [...history] } };
}
