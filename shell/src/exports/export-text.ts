const number = new Intl.NumberFormat('en-IN')

/** `1,00,000 rows` */
export const countRows = (rows: number) => `${number.format(rows)} ${rows === 1 ? 'row' : 'rows'}`

/** `12,400 of 1,00,000 rows` */
export const describeProgress = (rows: number, total: number | null) =>
  total === null ? 'Preparing…' : `${number.format(Math.min(rows, total))} of ${countRows(total)}`
