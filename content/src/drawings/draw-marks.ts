/** The strokes of a letter in a box of 6 by 10. */
const letters: Readonly<Record<string, string>> = {
  A: "M0 10L3 0L6 10M1.2 6.5H4.8",
  B: "M0 0V10H3.5A2.5 2.5 0 0 0 3.5 5H0H3A2.5 2.5 0 0 0 3 0Z",
  C: "M6 1.6A3.6 5 0 1 0 6 8.4",
  D: "M0 0V10H2A4 5 0 0 0 2 0Z",
  E: "M6 0H0V10H6M0 5H4.5",
  H: "M0 0V10M6 0V10M0 5H6",
  I: "M3 0V10",
  K: "M0 0V10M6 0L0 6L6 10",
  L: "M0 0V10H6",
  M: "M0 10V0L3 6L6 0V10",
  N: "M0 10V0L6 10V0",
  O: "M3 0A3 5 0 0 0 3 10A3 5 0 0 0 3 0Z",
  P: "M0 10V0H3.5A2.7 2.7 0 0 1 3.5 5.4H0",
  R: "M0 10V0H3.5A2.7 2.7 0 0 1 3.5 5.4H0M3 5.4L6 10",
  S: "M5.8 1.8C5 -.6 .4 -.6 .4 2.4C.4 5.6 5.8 4.4 5.8 7.6C5.8 10.6 .8 10.6 .1 8.2",
  T: "M0 0H6M3 0V10",
  V: "M0 0L3 10L6 0",
  W: "M0 0L1.5 10L3 3L4.5 10L6 0",
  X: "M0 0L6 10M6 0L0 10",
};

type Mark = {
  /** The name in the letters above; a space separates words. */
  name: string;
  plate: string;
  ink: string;
};

/**
 * The payment methods and carriers of the Swedish site, which the footer of every site shows [2.35], by the ids of
 * sites.yaml and carriers.yaml: our own lettering on a plate of a similar color, so that no brand's artwork is copied.
 */
const marks: Readonly<Record<string, Mark>> = {
  amex: { name: "AMEX", plate: "#1f6fb5", ink: "#fff" },
  "db-schenker": { name: "DB SCHENKER", plate: "#fff", ink: "#c4122f" },
  discover: { name: "DISCOVER", plate: "#fff", ink: "#a34300" },
  klarna: { name: "KLARNA", plate: "#ffb3c7", ink: "#17121a" },
  maestro: { name: "MAESTRO", plate: "#fff", ink: "#00659c" },
  mastercard: { name: "MASTERCARD", plate: "#26262b", ink: "#ffb13d" },
  postnord: { name: "POSTNORD", plate: "#00769f", ink: "#fff" },
  swish: { name: "SWISH", plate: "#fff", ink: "#4a2a80" },
  visa: { name: "VISA", plate: "#fff", ink: "#1a3f94" },
};

/** A plate of 72 by 32, on which the name is as large as its length allows. */
function drawMark(id: string, { name, plate, ink }: Mark): string {
  const advance = 8.4;
  const width = name.length * advance - 2.4;
  const scale = Math.min(1.15, 58 / width);
  const [x, y] = [36 - (width * scale) / 2, 16 - 5 * scale].map((value) => Math.round(value * 100) / 100);
  const glyphs = [...name]
    .map((letter, index) => {
      const strokes = letters[letter];
      if (letter === " ") return "";
      if (strokes === undefined) throw new Error(`no strokes for the letter ${letter} of ${name}`);
      return `<path transform="translate(${Math.round(index * advance * 10) / 10})" d="${strokes}"/>`;
    })
    .join("");
  return `<symbol id="${id}" viewBox="0 0 72 32"><rect x=".5" y=".5" width="71" height="31" rx="7.5" fill="${plate}" stroke="#8b93a1" stroke-opacity=".45"/><g transform="translate(${x} ${y}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${ink}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${glyphs}</g></symbol>`;
}

/** All logos in one file, as symbols by id: a page refers to `marks.svg#swish`. */
export function drawMarks(): string {
  const symbols = Object.entries(marks).map(([id, mark]) => drawMark(id, mark));
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}
