import { expect, it } from "vitest";
import { isBot } from "./is-bot.ts";

it.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", true],
  ["Mozilla/5.0 AppleWebKit/537.36 (compatible; bingbot/2.0)", true],
  ["Screaming Frog SEO Spider/20.0", true],
  ["facebookcatalog/1.0 Crawler", true],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 13; CUBOT_P80) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (Linux; Android 11; CUBOT NOTE 20) AppleWebKit/537.36 (compatible; Googlebot/2.1)", true],
  ["", false],
])("isBot counts the user agent %j as a bot: %s [2.53]", (userAgent, expected) => {
  expect(isBot(userAgent)).toBe(expected);
});
