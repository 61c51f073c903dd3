/**
 * A failure that the developer can fix. `code` is stable, `message` says what is wrong and `mend` how to fix it;
 * printed without a stack.
 */
export class SetupError extends Error {
  /**
   * @param {string} code
   * @param {string} message
   * @param {string} [mend]
   */
  constructor(code, message, mend = "") {
    super(message);
    this.name = "SetupError";
    this.code = code;
    this.mend = mend;
  }
}
