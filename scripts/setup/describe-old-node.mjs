/**
 * What to tell somebody whose Node is too old for the shop, or null when it is new enough.
 *
 * @param {string} version such as "20.19.0"
 * @param {string} range `engines.node` of package.json, in the form ">=20.19"
 */
export function describeOldNode(version, range) {
  const wanted = range.replace(/^>=/, "").split(".").map(Number);
  const present = version.split(".").map(Number);
  for (const [place, least] of wanted.entries()) {
    const part = present[place] ?? 0;
    if (part > least) return null;
    if (part < least) {
      return `Spolverk needs Node ${wanted.join(".")} or newer; this is Node ${version}. Get it from https://nodejs.org`;
    }
  }
  return null;
}
