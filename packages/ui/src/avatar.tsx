interface AvatarProps {
  firstName: string
  lastName: string
  src?: string | null | undefined
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

export function Avatar({ firstName, lastName, src, size = 'small', className = '' }: AvatarProps) {
  const initials = `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`
  return (
    <span
      aria-hidden="true"
      className={`relative inline-grid shrink-0 overflow-hidden place-items-center rounded-full bg-brand font-semibold text-on-brand ${size === 'small' ? 'size-10 text-meta' : 'size-22 text-panel'} ${className}`}
    >
      {initials}
      {src && <img src={src} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />}
    </span>
  )
}
