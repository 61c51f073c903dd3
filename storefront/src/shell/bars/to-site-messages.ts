import type { Message } from "@spolverk/bff/contract";

/** A message with its state in this browser [3.29]. */
export type SiteMessage = Message & { seen: boolean };

/**
 * Marks the messages that were closed in this browser.
 *
 * @param seenIds the ids of the closed messages
 */
export function toSiteMessages(messages: readonly Message[], seenIds: readonly string[]): SiteMessage[] {
  return messages.map((message) => ({ ...message, seen: seenIds.includes(message.id) }));
}
