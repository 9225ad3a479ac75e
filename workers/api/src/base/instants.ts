export const instantOf = (at: number) => new Date(at).toISOString()

export const instantOrNull = (at: number | null) => (at === null ? null : instantOf(at))

type Instants<Row> = {
  [Name in keyof Row]: Name extends `${string}At`
    ? Exclude<Row[Name], number> | (number extends Row[Name] ? string : never)
    : Row[Name]
}

/** Writes each instant of a row as answers have it. By convention, the names of instants, and no others, end in `At`. */
export const withInstants = <Row extends object>(row: Row) =>
  // The cast is needed because `fromEntries` forgets the names.
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      name.endsWith('At') && typeof value === 'number' ? instantOf(value) : value,
    ]),
  ) as Instants<Row>
