import { accent } from "./metal.ts";

/**
 * The brand mark: a spool seen along its axis, whose last turn of filament runs off to the right.
 * It is drawn in the current color, so that a page which puts it inline decides; on its own it is the accent.
 */
const mark = (strokeWidth: number) =>
  `<g fill="none" stroke="currentColor" stroke-linecap="round" stroke-width="${strokeWidth}"><path d="M57 56H32A24 24 0 1 1 56 32A24 24 0 0 1 52.4 44.6"/><circle cx="32" cy="32" r="8.5"/></g>`;

export const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="${accent}">${mark(6)}</svg>\n`;

/** The mark in white on the accent, heavy enough for 16 px. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" color="#fff"><rect width="64" height="64" rx="14" fill="${accent}"/><g transform="translate(8.5 7) scale(.73)">${mark(8)}</g></svg>\n`;
