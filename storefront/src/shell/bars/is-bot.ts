/**
 * Tells whether a user agent is a bot, which sees neither the cookie bar nor site messages [2.53]. Phones of the brand Cubot
 * name it in their agent; their owners have to be asked about cookies like everybody else.
 */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent.replaceAll(/\bcubot/gi, ""));
}
