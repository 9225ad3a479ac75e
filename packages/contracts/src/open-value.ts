/** A known value, or a text that only a younger API knows. */
export type Open<Value extends string> = Value | (string & Record<never, never>)

/** Nothing for a value that only a younger API knows. */
export const keptFor = <Kept>(table: Readonly<Record<string, Kept>>, value: string): Kept | undefined =>
  Object.hasOwn(table, value) ? table[value] : undefined

/** A value that only a younger API knows is shown by its own text. */
export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  keptFor(labels, value) ?? value

interface Choice {
  value: string
  label: string
}

/** What can be chosen. A value that only a younger API knows can stay as it is. */
export const choicesWith = (known: readonly Choice[], value: string | null): readonly Choice[] =>
  value === null || known.some((choice) => choice.value === value) ? known : [...known, { value, label: value }]

/** Tells a known value from one that only a younger release of the API knows. */
export const isKnown = <Value extends string>(known: readonly Value[], value: string): value is Value =>
  (known as readonly string[]).includes(value)
