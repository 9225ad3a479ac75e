interface AvatarProps {
  firstName: string
  lastName: string
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

export function Avatar({ firstName, lastName, size = 'small', className = '' }: AvatarProps) {
  const initials = `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center rounded-full bg-brand font-semibold text-on-brand ${size === 'small' ? 'size-10 text-meta' : 'size-22 text-panel'} ${className}`}
    >
      {initials}
    </span>
  )
}
