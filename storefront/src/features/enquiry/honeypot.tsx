import { useTranslation } from "react-i18next";

type HoneypotProps = { id: string; value: string; onChange: (value: string) => void };

/** A field for programs: people neither see it nor come to it by keyboard or by ear. Filled in, the message lies apart. */
export function Honeypot({ id, value, onChange }: HoneypotProps) {
  const { t } = useTranslation();
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{t("enquiry.leaveEmpty")}</label>
      <input
        autoComplete="off"
        id={id}
        name="nickname"
        onChange={(event) => onChange(event.target.value)}
        tabIndex={-1}
        type="text"
        value={value}
      />
    </div>
  );
}
