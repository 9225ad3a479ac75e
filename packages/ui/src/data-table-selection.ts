import type { DataTableProps } from './data-table-props.ts'

export type DataSelection = NonNullable<DataTableProps<never>['selection']>

/** Rows of other pages stay as they are. */
export function select({ ids, onChange }: DataSelection, rowIds: readonly string[], isSelected: boolean) {
  const others = ids.filter((id) => !rowIds.includes(id))
  onChange(isSelected ? [...others, ...rowIds] : others)
}
