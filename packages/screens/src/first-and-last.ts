/** Splits a name from a single field into two parts, for its initials. */
export function firstAndLast(name: string) {
  const words = name.trim().split(/\s+/)
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}
