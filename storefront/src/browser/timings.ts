/** A page that takes longer to load shows a request for patience [9.39]. */
export const longLoadHintMs = 3000;
/** A page that takes longer to load is given up, with a button that reloads [9.40]. */
export const pageLoadTimeoutMs = 15_000;
/** A script chunk that takes longer counts as failed [8.12]. */
export const chunkLoadTimeoutMs = 120_000;
/** A page that loads sooner replaces the last one without a loading state [9.41]. */
export const lazyLoadDelayMs = 400;
/** Time for a listing's pictures and further pages to load before the scroll position is restored [9.42]. */
export const scrollRestoreMs = 200;
/** How long a non-dismissible dialog blinks when the shopper tries to dismiss it [9.43]. */
export const stickyModalBlinkMs = 100;
