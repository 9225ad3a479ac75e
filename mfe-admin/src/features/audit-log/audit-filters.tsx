import { auditOutcomes, auditSorts } from '@kere/contracts/audit-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { DataTableFilters } from '@kere/ui/data-table-filters'
import { DataTableMenu } from '@kere/ui/data-table-menu'
import { DataTableSelect } from '@kere/ui/data-table-select'
import { TextLink } from '@kere/ui/link'
import { useQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, type ChangeEvent } from 'react'
import { auditActionsQuery } from './audit-log.api.ts'
import { auditLogPath, countFilters, readAuditAddress, type AuditAddress } from './audit-address.ts'
import { outcomeNames } from './audit-text.ts'
import { DayFields } from './day-fields.tsx'

const outcomes = auditOutcomes.map((value) => ({ value, label: outcomeNames[value] }))
const [, oldest] = auditSorts

interface AuditFiltersProps {
  address: AuditAddress
  /** "214 entries", once it is known. */
  count: string | undefined
  onChange: (address: AuditAddress) => void
}

/** What narrows the log. A choice applies at once, the user's id when it is sent. */
export function AuditFilters({ address, count, onChange }: AuditFiltersProps) {
  const { api } = useRemote()
  const { data: actions = [] } = useQuery(auditActionsQuery(api))
  const actor = useRef<HTMLInputElement>(null)
  const inForce = countFilters(address)
  const hasDays = address.from !== '' || address.to !== ''

  // Not a controlled field: what is being typed outlives every render, and only an address that changes replaces it.
  useEffect(() => {
    if (actor.current) actor.current.value = address.actor
  }, [address.actor])

  const apply = (form: HTMLFormElement) => {
    const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
    onChange(readAuditAddress(new URLSearchParams(fields)))
  }
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement | HTMLInputElement>) => {
    if (form) apply(form)
  }

  return (
    <DataTableFilters
      id="audit-filters"
      count={inForce}
      clearHref={auditLogPath}
      applyLabel={count ? `Show ${count}` : 'Show the log'}
      onChange={apply}
      search={
        <span className="relative block">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute inset-s-3 top-1/2 size-4.5 -translate-y-1/2"
          />
          <input
            ref={actor}
            type="search"
            name="actor"
            aria-label="Id of the user who acted"
            placeholder="User id"
            defaultValue={address.actor}
            maxLength={64}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            className="block min-h-11 w-full rounded-control border border-control bg-surface ps-10 pe-2 text-body text-ink desk:min-h-9.5 desk:text-dense"
          />
        </span>
      }
    >
      <DataTableSelect
        name="action"
        label="What happened"
        anyLabel="Any act"
        options={withChosen(actions, address.action)}
        value={address.action ?? ''}
        onChange={change}
      />
      <DataTableSelect
        name="outcome"
        label="Outcome"
        anyLabel="Any outcome"
        options={outcomes}
        value={address.outcome ?? ''}
        onChange={change}
      />
      <DataTableMenu
        title="Days"
        label={hasDays ? daysInWords(address) : 'Any day'}
        look={hasDays ? 'filter in force' : 'filter'}
      >
        <DayFields from={address.from} to={address.to} onChange={change} />
      </DataTableMenu>
      <div className="desk:hidden">
        <DataTableSelect
          name="sort"
          label="Order"
          anyLabel="Newest first"
          options={[{ value: oldest, label: 'Oldest first' }]}
          value={address.sort === oldest ? oldest : ''}
          onChange={change}
        />
      </div>
      {inForce > 0 && (
        <TextLink href={auditLogPath} className="px-1.5 text-meta max-desk:hidden">
          Clear filters
        </TextLink>
      )}
    </DataTableFilters>
  )
}

/** The menu with what is chosen in it, be it an action that the API does not know. */
const withChosen = (options: readonly { value: string; label: string }[], chosen: string | null) =>
  chosen === null || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]

const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const shortDay = (text: string) => day.format(Date.parse(text))

function daysInWords({ from, to }: AuditAddress) {
  if (from === to) return shortDay(from)
  if (!to) return `From ${shortDay(from)}`
  return from ? `${shortDay(from)} to ${shortDay(to)}` : `To ${shortDay(to)}`
}
