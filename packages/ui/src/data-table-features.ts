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
export const firstToLeave = '@max-[46rem]:hidden'
