import { useTranslation } from "react-i18next";

/** Says how long a text may be once it is longer. The browser would cut it without a word. */
export function useLengthProblem(value: string, maxLength: number | undefined): string | undefined {
  const { t } = useTranslation();
  const isTooLong = maxLength !== undefined && value.trim().length > maxLength;
  return isTooLong ? t("validation.tooLong", { max: maxLength }) : undefined;
}
