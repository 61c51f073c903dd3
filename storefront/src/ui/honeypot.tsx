type HoneypotProps = { id: string; label: string; value: string; onChange: (value: string) => void };

/** A field for programs: people neither see it nor come to it by keyboard or by ear. Filled in, the message lies apart. */
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
