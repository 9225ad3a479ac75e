import {
  columnVisibilityFeature,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table'

/** How a column looks, whatever its rows are. */
export interface ColumnLook {
  isTitle: boolean
  isNumber: boolean
  isFirstToLeave: boolean
}

/** What the table asks of TanStack Table; filters, order and pages come from the server. */
export const tableSetup = tableFeatures({
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

export type TableInstance<Row extends RowData> = ReactTable<typeof tableSetup, Row>

/** Columns that leave a narrow table: beside the open panel, and on tablets. */
export const firstToLeave = '@max-[60rem]:hidden'

/** Beside the open panel every pixel counts. */
export const cellPadding = 'px-3 @max-[46rem]:px-2'
