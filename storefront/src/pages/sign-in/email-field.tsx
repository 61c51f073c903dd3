import { useTranslation } from "react-i18next";
import { TextField } from "../../ui/field.tsx";

type EmailFieldProps = { value: string; error: string | undefined; onChange: (email: string) => void };

export function EmailField({ value, error, onChange }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      autoComplete="email"
      error={error}
      id="login-email"
      inputMode="email"
      label={t("signIn.email")}
      maxLength={254}
      name="email"
      onChange={onChange}
      required
      type="email"
      value={value}
    />
  );
}
