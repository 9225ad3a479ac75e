import type { DataTableProps } from './data-table.tsx'

/** Which rows are selected, as the page holds it. */
export type DataSelection = NonNullable<DataTableProps<never>['selection']>

/** Adds rows to the selection or takes them out; those of other pages stay as they are. */
export function select({ ids, onChange }: DataSelection, rowIds: readonly string[], isSelected: boolean) {
  const others = ids.filter((id) => !rowIds.includes(id))
  onChange(isSelected ? [...others, ...rowIds] : others)
}
