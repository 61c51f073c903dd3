type Validate = (text: string) => { isValid: boolean; compact?: string };

/** Tells whether a text in capitals without separators is a valid number, without a prefix to remove. */
export function isNumber(validate: Validate, text: string): boolean {
  const { isValid, compact } = validate(text);
  return isValid && compact === text;
}
