import { linearGradient, radialGradient } from "../svg.ts";
import { darken, lighten } from "../shade.ts";

/** Size of an article's drawing, in pixels. */
export const sceneWidth = 640;
export const sceneHeight = 360;

/** Where the bench begins; things stand a little below. */
export const benchTop = 272;

/** The colors that a scene's wall may have: all soft, so that what stands before it is seen first. */
export const walls = {
  sand: "#ebe4d8",
  mist: "#dde6e4",
  clay: "#f0ded2",
  sky: "#dbe5ee",
  moss: "#e0e6d6",
} as const;

/** A wide picture: a wall with light from the upper left, a bench, and on it what the article is about. */
export function drawScene(wall: keyof typeof walls, content: string, definitions = ""): string {
  const hex = walls[wall];
  const shared = [
    linearGradient(
      "wall",
      [0, 0, 1, 1],
      [
        [0, lighten(hex, 0.45)],
        [1, darken(hex, 0.07)],
      ],
    ),
    linearGradient(
      "bench",
      [0, 0, 0, 1],
      [
        [0, "#dcbd8f"],
        [1, "#c39d69"],
      ],
    ),
    radialGradient("sun", [
      [0, "#ffffff", 0.75],
      [1, "#ffffff", 0],
    ]),
    radialGradient("ground", [
      [0, "#2b1d0e", 0.4],
      [0.6, "#2b1d0e", 0.16],
      [1, "#2b1d0e", 0],
    ]),
  ];
  const room = `<path d="M0 0h640v360H0z" fill="url(#wall)"/><circle cx="150" cy="70" r="280" fill="url(#sun)"/><path d="M0 ${benchTop}h640v88H0z" fill="url(#bench)"/><path d="M0 ${benchTop}h640v3H0z" fill="#fff" opacity=".4"/><path d="M0 312q160 5 330 0t310 2M120 338q200-5 520 2" fill="none" stroke="#8a6434" stroke-width="1.5" opacity=".2"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sceneWidth} ${sceneHeight}"><defs>${shared.join("")}${definitions}</defs>${room}${content}</svg>\n`;
}

/** The soft shadow of something that stands on the bench. */
export function shadow(x: number, y: number, width: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${Math.max(7, width / 18)}" fill="url(#ground)"/>`;
}

/**
 * A picture of the catalogue (320 × 320) within a scene, its upper left corner at (x, y). Its gradients get
 * names of their own, by `id`, so that two pictures in one scene do not share them.
 */
export function placePicture(picture: string, id: string, x: number, y: number, size: number): string {
  const own = picture
    .trim()
    .replaceAll(/ id="/g, ` id="${id}-`)
    .replaceAll("url(#", `url(#${id}-`)
    .replaceAll('href="#', `href="#${id}-`);
  return own.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}
