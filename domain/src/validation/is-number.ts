type Validate = (text: string) => { isValid: boolean; compact?: string };

/**
 * Tells whether a text in capitals without separators and prefix is a valid number. Returns false for an empty text
 * and when the library's validator throws: some validators read characters that a short text does not have.
 */
export function isNumber(validate: Validate, text: string): boolean {
  if (text === "") return false;
  try {
    const { isValid, compact } = validate(text);
    return isValid && compact === text;
  } catch {
    return false;
  }
}
