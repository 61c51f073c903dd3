import { languages } from "@spolverk/content/languages";
import { defaultPallette, type Pallette } from "@spolverk/domain";
import { toInput, toText } from "../../../admin-parts/form-values.ts";

export type SiteMessage = {
  id: string;
  texts: Record<string, string | null>;
  pallette: Pallette;
  sites: string[] | null;
  starts_on: string | null;
  ends_on: string | null;
  enabled: boolean;
};

export type MessagesReply = { site_messages: SiteMessage[]; sites: string[] };

export type MessageForm = ReturnType<typeof toMessageForm>;

/** Maps a message to the values of the form, which are texts; null is a new message. */
export function toMessageForm(message: SiteMessage | null) {
  return {
    texts: Object.fromEntries(languages.map((language) => [language, toInput(message?.texts[language])])),
    pallette: message?.pallette ?? defaultPallette,
    isEverywhere: (message?.sites ?? null) === null,
    sites: message?.sites ?? [],
    startsOn: toInput(message?.starts_on),
    endsOn: toInput(message?.ends_on),
    enabled: message?.enabled ?? true,
  };
}

/** Maps the form to the server's body; empty inputs become null. */
export function toMessageBody({ texts, isEverywhere, sites, ...form }: MessageForm) {
  return {
    texts: Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, toText(text)])),
    pallette: form.pallette,
    sites: isEverywhere ? null : sites,
    starts_on: toText(form.startsOn),
    ends_on: toText(form.endsOn),
    enabled: form.enabled,
  };
}
