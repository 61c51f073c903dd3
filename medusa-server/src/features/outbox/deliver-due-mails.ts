import type { ClaimedMail } from "./modules/mail/service.ts";
import { ObsoleteMailError } from "./obsolete-mail-error.ts";
import { longestError, type SendOutcome } from "./send-by-sendgrid.ts";

type Outbox = {
  claimDue: (now: Date, most: number) => Promise<ClaimedMail[]>;
  endAttempt: (mail: ClaimedMail, outcome: SendOutcome, now: Date) => Promise<void>;
};
type Work = { outbox: Outbox; send: (mail: ClaimedMail) => Promise<SendOutcome>; now: () => Date };

const mailsAtOnce = 10;

/**
 * Sends the due mails until none is left. A mail that cannot be sent stays with its error and does not hold up the
 * other mails. If the process dies between SendGrid's acceptance of a mail and the update of its row, the mail is sent
 * a second time.
 */
export async function deliverDueMails({ outbox, send, now }: Work): Promise<void> {
  for (;;) {
    const mails = await outbox.claimDue(now(), mailsAtOnce);
    if (mails.length === 0) return;
    await Promise.all(
      mails.map(async (mail) => {
        const outcome = await attempt(send, mail);
        await outbox.endAttempt(mail, outcome, now());
      }),
    );
  }
}

async function attempt(send: Work["send"], mail: ClaimedMail): Promise<SendOutcome> {
  try {
    return await send(mail);
  } catch (error) {
    // Other errors are retried: a mail that cannot be rendered now can be once its data is corrected.
    const isFinal = error instanceof ObsoleteMailError;
    return { error: String(error).slice(0, longestError), isFinal };
  }
}
