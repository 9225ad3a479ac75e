import {
  columnVisibilityFeature,
  metaHelper,
  tableFeatures,
  type ReactTable,
  type RowData,
} from '@tanstack/react-table'

export interface ColumnLook {
  isTitle: boolean
  isNumber: boolean
  isSortable: boolean
  hideFirst: boolean
}

/**
 * The page itself does filters, order, pages and selection. TanStack's features for them would be a third of the
 * table's code.
 */
export const tableSetup = tableFeatures({
  columnVisibilityFeature,
  columnMeta: metaHelper<ColumnLook>(),
})

export type TableInstance<Row extends RowData> = ReactTable<typeof tableSetup, Row>

export const firstToLeave = '@max-[60rem]:hidden'

export const cellPadding = 'px-3 first:ps-6 last:pe-6 @max-[66rem]:px-2 @max-[66rem]:first:ps-6 @max-[66rem]:last:pe-6'
