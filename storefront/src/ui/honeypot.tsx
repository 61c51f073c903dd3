type HoneypotProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/**
 * Honeypot field: bots fill it in, people neither see it nor reach it by keyboard or screen reader. An enquiry with the
 * field filled in goes to the folder of suspicious enquiries.
 */
export function Honeypot({ id, label, value, onChange }: HoneypotProps) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label htmlFor={id}>{label}</label>
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
