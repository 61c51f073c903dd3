import { isMessageActive } from "@spolverk/domain";
import { pickText } from "../catalogue/pick-text.ts";
import type { CommerceMessage } from "../commerce/store.ts";
import type { Message } from "../contract/message.ts";
import type { Handler } from "../http/mount.ts";
import { findSite } from "./find-site.ts";
import type { Services } from "../services.ts";

/** GET /messages [2.53], [3.29] */
export function getMessages({ catalogue, sites, now }: Services): Handler<"GET /messages"> {
  return async ({ query: { site: code, language } }) => {
    const site = findSite(sites, code).code;
    const messages = await catalogue.getFreshMessages();
    const today = now().toISOString().slice(0, 10);
    return catalogue.serialize([messages], `messages ${site} ${language} ${today}`, () => ({
      messages: messages
        .filter((message) => isMessageActive(message, { site, today }))
        .flatMap((message) => toMessage(message, language)),
    }));
  };
}

function toMessage({ id, texts, pallette }: CommerceMessage, language: string): Message[] {
  const message = pickText(texts, language);
  return message === undefined ? [] : [{ id, message, pallette }];
}
