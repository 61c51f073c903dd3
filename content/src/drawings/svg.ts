/** Wraps the content of one picture, a square of 320 pixels. Every picture has light from the upper left. */
export function svg(content: string, definitions = ""): string {
  const defs = definitions === "" ? "" : `<defs>${definitions}</defs>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">${defs}${content}</svg>\n`;
}

/** A color stop of a gradient: its place (0…1), its color and its opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

function stopElements(stops: readonly Stop[]): string {
  return stops
    .map(([offset, color, opacity]) => {
      const fade = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${color}"${fade}/>`;
    })
    .join("");
}

/** A gradient along a line given in shares of the shape's box: from (x1, y1) to (x2, y2). */
export function linearGradient(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): string {
  const line = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`;
  return `<linearGradient id="${id}" ${line}>${stopElements(stops)}</linearGradient>`;
}

/** A gradient from the middle of the shape's box outwards. */
export function radialGradient(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopElements(stops)}</radialGradient>`;
}

/** The gradient that groundShadow is filled with. */
export const shadowGradient = radialGradient("ground", [
  [0, "#0b1018", 0.34],
  [0.6, "#0b1018", 0.16],
  [1, "#0b1018", 0],
]);

/** Draws the soft shadow of an object on the ground. */
export function groundShadow(x: number, y: number, width: number, height: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="url(#ground)"/>`;
}
