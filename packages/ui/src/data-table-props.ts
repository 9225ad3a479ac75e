import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Holds the row's link, and cannot be hidden. Exactly one column does. */
  isTitle?: boolean
  isNumber?: boolean
  isSortable?: boolean
  /** Beside the open panel, and on tablets. */
  isFirstToLeave?: boolean
}

export interface DataCard {
  title: ReactNode
  badge?: ReactNode
  lines: readonly ReactNode[]
  /** Buttons of the row: over its link, so each stands in a box with `relative z-1`. */
  actions?: ReactNode
}

export interface DataPanel<Row> {
  /** Its address is the page's. */
  id: string | null
  closeHref: string
  draw: (row: Row) => ReactNode
  /** The row meant, where it is on another page. */
  elsewhere?: Row | undefined
  missing: ReactNode
}

export interface DataTableProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  /** Undefined while the first answer is awaited. */
  rows: readonly Row[] | undefined
  rowId: (row: Row) => string
  /** Told apart by this when selected by ear. */
  rowName: (row: Row) => string
  card: (row: Row) => DataCard
  /** Rows are 52 or 44 high. */
  lines: 1 | 2
  /** The rows are of the page or filter before. */
  isOutdated: boolean
  /** In place of the rows, or above them where there are some. */
  notice?: ReactNode
  /** `DataTableFilters`, or what else begins the bar over the table. */
  filters: ReactNode
  /** What is done with the whole list, after the filters. */
  tools?: ReactNode
  sorting?: { column: string; isDescending: boolean; onSort: (column: string, isDescending: boolean) => void }
  columnChoice: { hidden: readonly string[]; onChange: (hidden: readonly string[]) => void }
  selection?: {
    ids: readonly string[]
    onChange: (ids: readonly string[]) => void
    actions: ReactNode
    /** All that the filters find, where it is more than this page shows. */
    all?: { name: string; isSelected: boolean; onSelect: () => void } | undefined
  }
  opened: { hrefOf: (id: string) => string; panel?: DataPanel<Row> }
  paging: {
    range: string
    previousHref: string | null
    nextHref: string | null
  }
  /** WCAG 2.1.4 */
  shortcuts: { areOn: boolean; onChange: (areOn: boolean) => void }
}
