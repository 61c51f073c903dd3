/**
 * Builds a pattern that matches names of a PDF, whose letters may be written as codes: "/J#61vaScript". Decoding the
 * codes first would take seconds for a file with millions of them.
 */
export function toPdfNamePattern(...names: string[]): string {
  const spelled = names.map((name) =>
    [...name].map((letter) => `(?:${letter}|#${toHexPattern(letter)})`).join(""),
  );
  return `/(?:${spelled.join("|")})(?![A-Za-z0-9])`;
}

const toHexPattern = (letter: string) =>
  letter
    .charCodeAt(0)
    .toString(16)
    .replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
