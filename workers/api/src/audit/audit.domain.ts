const dayMs = 24 * 60 * 60 * 1000

/** The instants of a span of days in India, both days included; an open end stays open. */
export function spanOfDays(from: string | undefined, to: string | undefined): { from?: number; before?: number } {
  const startOf = (day: string) => Date.parse(`${day}T00:00:00+05:30`)
  return {
    ...(from === undefined ? {} : { from: startOf(from) }),
    ...(to === undefined ? {} : { before: startOf(to) + dayMs }),
  }
}
