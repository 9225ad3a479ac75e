import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** The column with the row's link, which cannot be hidden. Exactly one column has this. */
  isTitle?: boolean
  isNumber?: boolean
  isSortable?: boolean
  hideFirst?: boolean
}

export interface DataCard {
  title: ReactNode
  picture?: ReactNode
  badge?: ReactNode
  lines: readonly ReactNode[]
  /** The row's buttons. They lie over the row's link, so each needs a box with `relative z-1`. */
  actions?: ReactNode
}

export interface DataPanel<Row> {
  id: string | null
  closeHref: string
  draw: (row: Row) => ReactNode
  elsewhere?: Row | undefined
  missing: ReactNode
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** Undefined until the first answer arrives. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  card: (row: Row) => DataCard
  lines: 1 | 2
  /** True while the rows are those of the previous page or filter. */
  isOutdated: boolean
  notice?: ReactNode
  filters: ReactNode
  tools?: ReactNode
  sorting?: { column: string; isDescending: boolean; onSort: (column: string, isDescending: boolean) => void }
  columnChoice: { hidden: readonly string[]; onChange: (hidden: readonly string[]) => void }
  selection?: {
    ids: readonly string[]
    onChange: (ids: readonly string[]) => void
    actions: ReactNode
    all?: { name: string; isSelected: boolean; onSelect: () => void } | undefined
  }
  /** Rows that were decided here and stay in their places. */
  decided?: { ids: readonly string[]; undoOf: (id: string) => (() => void) | null } | undefined
  opened: { hrefOf: (id: string) => string; panel?: DataPanel<Row> }
  paging: {
    range: string
    previousHref: string | null
    nextHref: string | null
  }
  /** Single-key shortcuts, which users can turn off (WCAG 2.1.4). */
  shortcuts: { areOn: boolean; onChange: (areOn: boolean) => void }
}
