/** A spool whose thread becomes a landscape, drawn for the top of the home page. */
export function HeroDrawing() {
  const turns = [92, 104, 116, 128, 140, 152, 164];
  return (
    <svg
      aria-hidden="true"
      className="mt-8 -mb-2 h-auto w-full max-w-2xl justify-self-center lg:m-0 lg:justify-self-end"
      fill="none"
      height="480"
      viewBox="0 0 600 480"
      width="600"
    >
      <circle cx="330" cy="222" fill="#0b2b1f" r="206" />
      <circle cx="330" cy="214" fill="#e9dfcb" r="200" />
      <circle cx="330" cy="214" fill="#d9cdb4" r="182" />
      {turns.map((radius, index) => (
        <circle
          cx="330"
          cy="214"
          key={radius}
          r={radius}
          stroke={index % 2 === 0 ? "#e2673a" : "#cf5428"}
          strokeWidth="12.5"
        />
      ))}
      <circle cx="330" cy="214" fill="#e9dfcb" r="84" />
      <circle cx="330" cy="214" fill="#123b2b" r="34" />
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <circle cx="330" cy="155" fill="#d0c3a8" key={angle} r="11" transform={`rotate(${angle} 330 214)`} />
      ))}
      <path
        d="M494 214c0 150-40 196-120 214-90 20-150-38-226-34-62 3-92 30-148 42"
        stroke="#e2673a"
        strokeLinecap="round"
        strokeWidth="12.5"
      />
      <path
        d="M206 70a200 200 0 0 1 96-54"
        opacity="0.7"
        stroke="#fffaf0"
        strokeLinecap="round"
        strokeWidth="7"
      />
    </svg>
  );
}
