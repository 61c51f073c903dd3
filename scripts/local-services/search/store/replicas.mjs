/**
 * A replica as the settings of its primary name it: "by_price" or "virtual(by_price)".
 *
 * @param {string} entry
 */
export function readReplica(entry) {
  const name = /^virtual\((.+)\)$/.exec(entry)?.[1];
  return name === undefined ? { name: entry, isVirtual: false } : { name, isVirtual: true };
}
