import { DataTableMenu } from '@kere/ui/data-table-menu'
import type { ChangeEvent } from 'react'
import { DayFields } from './day-fields.tsx'
import { daysInWords } from './time-in-india.ts'

interface DaysMenuProps {
  days: readonly { name: string; label: string; value: string }[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

export function DaysMenu({ days, onChange }: DaysMenuProps) {
  const [from = '', to = ''] = days.map(({ value }) => value)
  const hasDays = days.some(({ value }) => value !== '')
  return (
    <DataTableMenu
      title="Days"
      label={hasDays ? daysInWords(from, to) : 'Any day'}
      look={hasDays ? 'filter in force' : 'filter'}
    >
      <DayFields days={days} onChange={onChange} />
    </DataTableMenu>
  )
}
