import { icons, type IconName } from './icons.ts'

export function Icon({ name, className }: { name: IconName; className: string }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      aria-hidden="true"
    >
      {icons[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )
}
