/** For the initials of whoever is known by one line. */
export function firstAndLast(name: string) {
  const words = name.trim().split(/\s+/)
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}
