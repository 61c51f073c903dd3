import { useTranslation } from "react-i18next";

/** The message that states the limit once a text exceeds it. The browser's `maxlength` would cut the text silently. */
export function useLengthProblem(value: string, maxLength: number | undefined): string | undefined {
  const { t } = useTranslation();
  const isTooLong = maxLength !== undefined && value.trim().length > maxLength;
  return isTooLong ? t("validation.tooLong", { max: maxLength }) : undefined;
}
