type Validate = (text: string) => { isValid: boolean; compact?: string };

/**
 * Tells whether a text in capitals without separators is a valid number, without a prefix to remove. An empty text is none, and
 * neither is one that the library's validator throws on: some of them read signs that a short text does not have.
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
