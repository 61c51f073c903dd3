/** After this time a page that is still loading asks the shopper for patience [9.39]. */
export const longLoadHintMs = 3000;
/** After this time the shop stops waiting for a page and shows a button that reloads it [9.40]. */
export const pageLoadTimeoutMs = 15_000;
/** After this time a script chunk that is still loading counts as failed [8.12]. */
export const chunkLoadTimeoutMs = 120_000;
/** A page that loads within this time replaces the last page without a loading state [9.41]. */
export const lazyLoadDelayMs = 400;
/** Time that a listing's pictures and further pages have to load before the scroll position is restored [9.42]. */
export const scrollRestoreMs = 200;
/** How long a non-dismissible dialog blinks when the shopper tries to dismiss it [9.43]. */
export const stickyModalBlinkMs = 100;
