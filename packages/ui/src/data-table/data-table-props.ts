import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Holds the row's link, and cannot be hidden. Exactly one column does. */
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
  /** Buttons of the row: over its link, so each stands in a box with `relative z-1`. */
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
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  rowName: (row: Row) => string
  card: (row: Row) => DataCard
  lines: 1 | 2
  /** The rows are of the page or filter before. */
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
  /** Rows that were decided here, and stay in their places. */
  decided?: { ids: readonly string[]; undoOf: (id: string) => (() => void) | null } | undefined
  opened: { hrefOf: (id: string) => string; panel?: DataPanel<Row> }
  paging: {
    range: string
    previousHref: string | null
    nextHref: string | null
  }
  /** WCAG 2.1.4 */
  shortcuts: { areOn: boolean; onChange: (areOn: boolean) => void }
}
