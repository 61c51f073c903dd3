/** Where medusa-server answers for an account, below /internal. @param step such as "settings" */
export function toAccountPath(id: string, step?: string): string {
  const path = `accounts/${encodeURIComponent(id)}`;
  return step === undefined ? path : `${path}/${step}`;
}
