type PayLaterOrigins = { scripts: string[]; frames: string[]; calls: string[]; images: string[] };

const nothing: PayLaterOrigins = { scripts: [], frames: [], calls: [], images: [] };

const scriptOrigin = "https://x.klarnacdn.net";
const klarna: PayLaterOrigins = {
  // The script brings others of its own, from the provider's other address.
  scripts: [scriptOrigin, "https://js.klarna.com"],
  frames: ["https://*.klarna.com"],
  calls: [scriptOrigin, "https://*.klarna.com", "https://*.klarnaevt.com"],
  images: [scriptOrigin],
};
const playgroundScripts = "https://js.playground.klarna.com";

/**
 * What a page has to be allowed for the pay-later provider's widget: of Klarna's own what it needs, of an emulator its
 * one origin, and nothing where paying later is not offered.
 *
 * @param isPlayground the shop tries Klarna out with an account of its playground
 */
export function toPayLaterOrigins(payLaterJsUrl: string | null, isPlayground: boolean): PayLaterOrigins {
  if (payLaterJsUrl === null) return nothing;
  const { origin } = new URL(payLaterJsUrl);
  if (origin !== scriptOrigin) return { ...nothing, scripts: [origin], calls: [origin] };
  return isPlayground ? { ...klarna, scripts: [...klarna.scripts, playgroundScripts] } : klarna;
}
