import type { CommerceTakeBack } from "../commerce/store.ts";
import type { TakeBack } from "../contract/take-back.ts";

/** A take-back apart from the token that opens it. */
export function toTakeBack({ token, history, ...takeBack }: CommerceTakeBack): {
  token: string;
  takeBack: TakeBack;
} {
  return { token, takeBack: { ...takeBack, history: [...history] } };
}
