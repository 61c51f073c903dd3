/**
 * A failure that the person at the terminal can mend. `code` is stable, `message` says what is wrong and `mend`
 * what to do about it; it is shown without a stack.
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
