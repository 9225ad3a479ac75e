/** A known value, or one that only a newer API knows. */
export type Open<Value extends string> = Value | (string & Record<never, never>)

export const lookup = <Kept>(table: Readonly<Record<string, Kept>>, value: string): Kept | undefined =>
  Object.hasOwn(table, value) ? table[value] : undefined

export const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  lookup(labels, value) ?? value

interface Choice {
  value: string
  label: string
}

/** Adds the current `value` to the choices if only a newer API knows it, so that a form can keep it. */
export const choicesWith = (known: readonly Choice[], value: string | null): readonly Choice[] =>
  value === null || known.some((choice) => choice.value === value) ? known : [...known, { value, label: value }]

export const isKnown = <Value extends string>(known: readonly Value[], value: string): value is Value =>
  (known as readonly string[]).includes(value)
