import { indianDigits } from '@kere/brand/indian-digits'

export const countRows = (rows: number) => `${indianDigits(rows)} ${rows === 1 ? 'row' : 'rows'}`

export const describeProgress = (rows: number, total: number | null) =>
  total === null ? 'Preparing…' : `${indianDigits(Math.min(rows, total))} of ${countRows(total)}`
