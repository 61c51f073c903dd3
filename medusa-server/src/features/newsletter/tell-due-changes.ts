import type { DueChange } from "./modules/newsletter/service.ts";
import type { Contacts } from "./create-sendgrid-contacts.ts";

type Outbox = {
  claimDue: (now: Date, most: number) => Promise<DueChange[]>;
  endSync: (change: DueChange, outcome: "told" | { error: string }, now: Date) => Promise<void>;
};
type Work = {
  outbox: Outbox;
  contacts: Pick<Contacts, "add" | "remove">;
  /** Of a change whose outcome could not be kept. */
  onFailure: (change: DueChange, error: unknown) => void;
  now: () => Date;
};

const changesAtOnce = 10;
/** Characters of an error that is kept. */
const longestError = 500;
/** SendGrid adds contacts in its own time: one that is not found so soon after may still come. */
const addedWithinMs = 60 * 60_000;

/**
 * Tells the mailing service who gets the newsletter from now on and who does not, until it has been told all that is due.
 * What it cannot be told is told later and keeps nobody else waiting. Of several changes of an address between two runs
 * the last one counts.
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
