/** Is a browser that names itself so a bot, which nothing is asked of and nothing is told [2.53]? */
export function isBot(userAgent: string): boolean {
  return /bot|crawl|spider/i.test(userAgent);
}
