type Validate = (text: string) => { isValid: boolean; compact?: string };

/** Is a text in capitals, without spaces, dots and dashes, a valid number as it stands, without a prefix to take off? */
export function isNumber(validate: Validate, text: string): boolean {
  const { isValid, compact } = validate(text);
  return isValid && compact === text;
}
