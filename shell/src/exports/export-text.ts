import { indianDigits } from '@kere/brand/indian-digits'

/** `1,00,000 rows` */
export const countRows = (rows: number) => `${indianDigits(rows)} ${rows === 1 ? 'row' : 'rows'}`

/** `12,400 of 1,00,000 rows` */
export const describeProgress = (rows: number, total: number | null) =>
  total === null ? 'Preparing…' : `${indianDigits(Math.min(rows, total))} of ${countRows(total)}`
