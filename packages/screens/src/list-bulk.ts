import type { BulkRequest } from '@kere/platform/border'
import type { ListAct, ListBulk } from './list.ts'

export interface OfferedAct extends Omit<ListAct<never>, 'isFor'> {
  rows: { id: string; name: string; version?: number | undefined }[]
}

interface Named<Row> {
  rowId: (row: Row) => string
  rowName: (row: Row) => string
}

export const actsOn = <Row>(
  { rowId, rowName }: Named<Row>,
  { acts, versionOf }: ListBulk<Row>,
  selected: readonly Row[],
): OfferedAct[] =>
  acts.map(({ isFor, ...act }) => ({
    ...act,
    rows: selected
      .filter((row) => isFor?.(row) ?? true)
      .map((row) => ({ id: rowId(row), name: rowName(row), version: versionOf?.(row) })),
  }))

export const wordsOf = ({ name, doing, done }: BulkRequest['act']) => ({ name, doing, done })
