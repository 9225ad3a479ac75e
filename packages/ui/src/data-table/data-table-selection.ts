import { useRef } from 'react'
import type { DataTableProps } from './data-table-props.ts'

export type DataSelection = NonNullable<DataTableProps<never>['selection']>

export function select({ ids, onChange }: DataSelection, rowIds: readonly string[], isSelected: boolean) {
  const others = ids.filter((id) => !rowIds.includes(id))
  onChange(isSelected ? [...others, ...rowIds] : others)
}

export function useRowSelection(selection: DataSelection | undefined, rowIds: readonly string[]) {
  const last = useRef<string | null>(null)
  if (!selection) return undefined
  return (id: string, isSelected: boolean, isRange: boolean) => {
    const [from, to] = [last.current ?? id, id].map((each) => rowIds.indexOf(each)).toSorted((a, b) => a - b)
    last.current = id
    const isWhole = isRange && from !== undefined && to !== undefined && from !== -1
    select(selection, isWhole ? rowIds.slice(from, to + 1) : [id], isSelected)
  }
}
