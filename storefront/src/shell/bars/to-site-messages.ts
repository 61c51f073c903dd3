import type { Message } from "@spolverk/bff/contract";

/** A message with its state in this browser [3.29]. */
export type SiteMessage = Message & { seen: boolean };

/**
 * Marks the messages closed in this browser.
 *
 * @param seenIds their ids
 */
export function toSiteMessages(messages: readonly Message[], seenIds: readonly string[]): SiteMessage[] {
  return messages.map((message) => ({ ...message, seen: seenIds.includes(message.id) }));
}
