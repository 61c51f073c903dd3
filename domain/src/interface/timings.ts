/** A page that takes longer gets a word of patience [9.39]. */
export const longLoadHintMs = 3000;
/** A page that takes longer is given up, with a way to load it again [9.40]. */
export const pageLoadTimeoutMs = 15_000;
/** A part of the shop that has not come by then will not [8.12]. */
export const chunkLoadTimeoutMs = 120_000;
/** A page that comes sooner replaces the last one without anything in between [9.41]. */
export const lazyLoadDelayMs = 400;
/** A listing gets its pictures and further pages before it is scrolled to where it was [9.42]. */
export const scrollRestoreMs = 200;
/** How long a dialog that cannot be dismissed lights up when somebody tries [9.43]. */
export const stickyModalBlinkMs = 100;
