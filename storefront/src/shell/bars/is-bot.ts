/** Tells whether a user agent is a bot, which sees neither the cookie bar nor site messages [2.53]. */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent);
}
