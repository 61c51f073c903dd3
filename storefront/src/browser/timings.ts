/** After this long a page that still loads asks for patience [9.39]. */
export const longLoadHintMs = 3000;
/** After this long the shop gives up on a page and offers a reload [9.40]. */
export const pageLoadTimeoutMs = 15_000;
/** After this long a script chunk counts as lost [8.12]. */
export const chunkLoadTimeoutMs = 120_000;
/** A page that loads sooner replaces the last one without a loading state [9.41]. */
export const lazyLoadDelayMs = 400;
/** How long a listing has for its pictures and further pages before it scrolls back to where it was [9.42]. */
export const scrollRestoreMs = 200;
/** How long a dialog that cannot be dismissed blinks when the shopper tries to [9.43]. */
export const stickyModalBlinkMs = 100;
