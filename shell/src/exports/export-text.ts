import { countOf } from '@kere/brand/count'
import { indianDigits } from '@kere/brand/indian-digits'

export const countRows = (rows: number) => countOf(rows, 'row')

export const describeProgress = (rows: number, total: number | null) =>
  total === null ? 'Preparing…' : `${indianDigits(Math.min(rows, total))} of ${countRows(total)}`
