import type { DueChange } from "./modules/newsletter/service.ts";
import type { Contacts } from "./create-sendgrid-contacts.ts";

type Outbox = {
  claimDue: (now: Date, most: number) => Promise<DueChange[]>;
  endSync: (change: DueChange, outcome: "told" | { error: string }, now: Date) => Promise<void>;
};
type Work = {
  outbox: Outbox;
  contacts: Pick<Contacts, "add" | "remove">;
  /** Called for a change whose outcome could not be stored. */
  onFailure: (change: DueChange, error: unknown) => void;
  now: () => Date;
};

const changesAtOnce = 10;
/** Maximum length of a stored error. */
const longestError = 500;
/**
 * SendGrid adds contacts with a delay. A contact that is not found may still appear within this time after its
 * addition.
 */
const addedWithinMs = 60 * 60_000;

/**
 * Exports due changes to the mailing service until none is left. A failed change is retried later and does not delay
 * the other changes. When an address changed several times between two runs, only its current state is exported.
 */
export async function tellDueChanges({ outbox, contacts, onFailure, now }: Work): Promise<void> {
  for (;;) {
    const changes = await outbox.claimDue(now(), changesAtOnce);
    if (changes.length === 0) return;
    await Promise.all(
      changes.map(async (change) => {
        const outcome = await tell(contacts, change, now());
        await outbox.endSync(change, outcome, now()).catch((error: unknown) => onFailure(change, error));
      }),
    );
  }
}

async function tell(
  contacts: Work["contacts"],
  { email, is_subscribed, told_at }: DueChange,
  now: Date,
): Promise<"told" | { error: string }> {
  try {
    if (is_subscribed) {
      await contacts.add(email);
      return "told";
    }
    const isRemoved = await contacts.remove(email);
    const isJustAdded = told_at !== null && now.getTime() - told_at.getTime() < addedWithinMs;
    return isRemoved || !isJustAdded ? "told" : { error: "SendGrid does not have the contact yet" };
  } catch (error) {
    return { error: String(error).slice(0, longestError) };
  }
}
