type PayLaterOrigins = { scripts: string[]; frames: string[]; calls: string[]; images: string[] };

const nothing: PayLaterOrigins = { scripts: [], frames: [], calls: [], images: [] };

const scriptOrigin = "https://x.klarnacdn.net";
const klarna: PayLaterOrigins = {
  // Klarna's script comes from the first origin and loads further scripts from the second.
  scripts: [scriptOrigin, "https://js.klarna.com"],
  frames: ["https://*.klarna.com"],
  calls: [scriptOrigin, "https://*.klarna.com", "https://*.klarnaevt.com"],
  images: [scriptOrigin],
};
const playgroundScripts = "https://js.playground.klarna.com";

/**
 * Origins that the pay-later widget needs: Klarna's own, an emulator's, or none when paying later is not offered.
 *
 * @param isPlayground the shop uses an account of Klarna's playground
 */
export function toPayLaterOrigins(payLaterJsUrl: string | null, isPlayground: boolean): PayLaterOrigins {
  if (payLaterJsUrl === null) return nothing;
  const { origin } = new URL(payLaterJsUrl);
  if (origin !== scriptOrigin) return { ...nothing, scripts: [origin], calls: [origin] };
  return isPlayground ? { ...klarna, scripts: [...klarna.scripts, playgroundScripts] } : klarna;
}
