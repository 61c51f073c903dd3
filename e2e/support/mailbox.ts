import { type APIRequestContext, expect } from "@playwright/test";
import { z } from "zod";
import { shop } from "./shop.ts";

const repliesSchema = z.object({
  mails: z.array(z.object({ subject: z.string(), text: z.string(), html: z.string() })),
});

/** Every mail to an address, newest first. */
export async function readMails(request: APIRequestContext, email: string) {
  const reply = await request.get(`${shop.mailbox}/mails`, {
    params: { to: email },
  });
  return repliesSchema.parse(await reply.json()).mails;
}

/** Waits for a mail to an address with this subject and returns it. */
export async function waitForMail(request: APIRequestContext, email: string, subject: string | RegExp) {
  const isIt = (found: string) => (typeof subject === "string" ? found === subject : subject.test(found));
  const find = async () => (await readMails(request, email)).find((mail) => isIt(mail.subject));
  await expect.poll(async () => (await find()) !== undefined, { message: String(subject) }).toBe(true);
  const mail = await find();
  if (!mail) throw new Error(`No mail "${subject}"`);
  return mail;
}
