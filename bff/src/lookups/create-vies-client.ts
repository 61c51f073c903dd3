import { z } from "zod";
import { createLookupCache } from "./lookup-cache.ts";
import type { VatRegister } from "./vat-register.ts";
import type { ViesEnvironment } from "./vies-environment.ts";

const replySchema = z.object({ valid: z.boolean() });

type Status = Awaited<ReturnType<VatRegister["check"]>>;

/**
 * Milliseconds for which an answer is kept. A register seldom removes a number within minutes. A failure is kept for 30
 * seconds only: long enough that a register that is down does not delay each step of a checkout.
 */
const keptMs: Record<Status, number> = { valid: 600_000, invalid: 600_000, unknown: 30_000 };

/**
 * The European Commission's register (VIES) by its REST API, `POST /check-vat-number`. It queries the member state's
 * own register, which may be busy or closed; VIES then answers with an error, never with `valid: false`. Null without a
 * URL.
 */
export function createViesClient({
  VIES_API_URL: url,
  VIES_TIMEOUT_MS,
}: ViesEnvironment): VatRegister | null {
  if (url === undefined) return null;
  const address = `${url.replace(/\/$/, "")}/check-vat-number`;
  const look = createLookupCache<Status>({ keepMs: (status) => keptMs[status] });

  async function ask(vatNumber: string): Promise<Status> {
    try {
      const response = await fetch(address, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify({ countryCode: vatNumber.slice(0, 2), vatNumber: vatNumber.slice(2) }),
        signal: AbortSignal.timeout(VIES_TIMEOUT_MS),
      });
      const reply = replySchema.safeParse(await response.json());
      if (!response.ok || !reply.success) return "unknown";
      return reply.data.valid ? "valid" : "invalid";
    } catch {
      return "unknown";
    }
  }

  return { check: (vatNumber) => look(vatNumber, () => ask(vatNumber)) };
}
