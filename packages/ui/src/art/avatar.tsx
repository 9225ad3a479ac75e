interface AvatarProps {
  id?: string | undefined
  firstName: string
  lastName: string
  src?: string | null | undefined
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

const hues = ['brand', 'leaf', 'warn', 'info', 'bloom', 'muted']

export function Avatar({ id, firstName, lastName, src, size = 'small', className = '' }: AvatarProps) {
  const initials = `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`
  const seed = hashOf(id ?? `${firstName} ${lastName}`)
  return (
    <span
      aria-hidden="true"
      style={{
        backgroundColor: `var(--ds-${hues[seed % hues.length]})`,
        backgroundPosition: `${(seed >> 3) % 100}% ${(seed >> 10) % 100}%`,
      }}
      className={`avatar ${size === 'small' ? 'size-10 text-meta' : 'size-22 text-panel'} ${className}`}
    >
      {initials}
      {src && <img src={src} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />}
    </span>
  )
}

/** FNV-1a, mixed once more: ids of one hour differ in their last letters only. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 1
}
