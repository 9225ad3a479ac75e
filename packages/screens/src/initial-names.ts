export function initialNames(name: string) {
  const words = name.trim().split(/\s+/)
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}
