interface AvatarProps {
  firstName: string
  lastName: string
  src?: string | null | undefined
  size?: 'small' | 'large' | undefined
  className?: string | undefined
}

/**
 * The light theme's colours brand, leaf, warn, info, bloom and muted. The dark theme uses them too, because its pale
 * colours would hide the lines. The build resolves `light-dark()` at the root, so setting `color-scheme` here would
 * have no effect.
 */
const hues = ['#0b5563', '#2f6b2a', '#8a5300', '#1f4fa3', '#a62c6b', '#4f5f64']

export function Avatar({ firstName, lastName, src, size = 'small', className = '' }: AvatarProps) {
  const initials = `${[...firstName][0] ?? ''}${[...lastName][0] ?? ''}`
  // The first and the last word, so that a person has one colour wherever their name is known in whichever parts.
  const words = `${firstName} ${lastName}`.trim().split(/\s+/)
  const seed = hashOf(`${words[0]} ${words.at(-1)}`)
  return (
    <span
      aria-hidden="true"
      style={{
        backgroundColor: hues[seed % hues.length],
        backgroundPosition: `${(seed >> 3) % 100}% ${(seed >> 10) % 100}%`,
      }}
      className={`avatar ${size === 'small' ? 'size-10 text-meta' : 'size-22 text-panel'} ${className}`}
    >
      {initials}
      {src && <img src={src} alt="" decoding="async" className="absolute inset-0 size-full object-cover" />}
    </span>
  )
}

/** FNV-1a with one more mixing step, because similar names should differ in colour. */
function hashOf(text: string) {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 1
}
