import {
  columnVisibilityFeature,
  metaHelper,
  tableFeatures,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table'

/** How a column looks, whatever its rows are. */
export interface ColumnLook {
  isTitle: boolean
  isNumber: boolean
  isSortable: boolean
  isFirstToLeave: boolean
}

/**
 * What the table asks of TanStack Table. Filters, order and pages come from the server, and the page holds order and selection:
 * TanStack's own would be a third of all its code.
 */
export const tableSetup = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

export type TableInstance<Row extends RowData> = ReactTable<typeof tableSetup, Row>

/** Columns that leave a narrow table: beside the open panel, and on tablets. */
export const firstToLeave = '@max-[60rem]:hidden'

/** Beside the open panel every pixel counts. */
export const cellPadding = 'px-3 first:ps-6 @max-[46rem]:px-2 @max-[46rem]:first:ps-4'
