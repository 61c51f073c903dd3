/**
 * Parses the body of a call in the form encoding of Stripe's libraries, such as `metadata[order]=1&expand[0]=charge`.
 *
 * @param {string} body
 * @returns {Record<string, unknown>} of texts, and of records of them
 */
export function parseForm(body) {
  /** @type {Record<string, unknown>} */
  const form = {};
  for (const [key, value] of new URLSearchParams(body)) {
    const names = key.split(/[[\]]+/).filter((name) => name !== "");
    const last = names.pop();
    if (last === undefined || [...names, last].includes("__proto__")) continue;
    let target = form;
    for (const name of names) {
      const next = target[name];
      const record = /** @type {Record<string, unknown>} */ (
        typeof next === "object" && next !== null ? next : {}
      );
      target[name] = record;
      target = record;
    }
    target[last] = value;
  }
  return form;
}
