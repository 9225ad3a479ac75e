export function Spinner() {
  return (
    <svg
      viewBox="0 0 18 18"
      fill="none"
      aria-hidden="true"
      className="size-4.5 animate-turn motion-reduce:animate-none"
    >
      <circle cx="9" cy="9" r="7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeDasharray="33 11" />
    </svg>
  )
}
