interface Remedies {
  missing: (name: string) => string
  surplus: (name: string) => string
}

/**
 * Writes a line for each name that only one of the sets has, with what to do about it, so that a test can simply expect
 * `[]`.
 */
export function setDifference(wanted: Iterable<string>, found: Iterable<string>, remedies: Remedies): string[] {
  const wantedNames = new Set(wanted)
  const foundNames = new Set(found)
  const lacking = [...wantedNames].filter((name) => !foundNames.has(name)).toSorted()
  const unasked = [...foundNames].filter((name) => !wantedNames.has(name)).toSorted()
  return [
    ...lacking.map((name) => `${name} is missing: ${remedies.missing(name)}`),
    ...unasked.map((name) => `${name} is too much: ${remedies.surplus(name)}`),
  ]
}
