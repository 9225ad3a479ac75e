import { t } from '@kere/brand/messages'
import { localPath } from '@kere/brand/local-path'
import { eventTypeNames, eventTypes } from '@kere/contracts/events/event-options'
import { Radio } from '@kere/ui/controls/radio'
import { Switch } from '@kere/ui/controls/switch'
import type { ChangeEvent } from 'react'
import { FilterSheet, FilterTitle } from '../../../lists/filter-sheet.tsx'
import { LanguageFilter } from '../../../lists/language-filter.tsx'
import { readForm } from '../../../forms/filter-fields.tsx'
import { eventsPath } from './event-href.ts'
import { eventsHref, eventsParams, onFirstPage, readEventsAddress, type EventsAddress } from './events-address.ts'

interface EventFiltersProps {
  id: string
  address: EventsAddress
  count: string | null
  onChange(address: EventsAddress): void
}

export function EventFilters({ id, address, count, onChange }: EventFiltersProps) {
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) onChange(readEventsAddress(readForm(form)))
  }
  const choosesTime = address.day === null && !address.isCalendar
  const kept = { ...onFirstPage(address), type: null, languages: [], ...(choosesTime && { isPast: false }) }

  return (
    <FilterSheet
      id={id}
      action={localPath(eventsPath)}
      kept={eventsParams(kept)}
      clearHref={eventsHref(kept)}
      applyLabel={
        count
          ? t('Show {events}', { events: count }, 'Button below the filters; events as “24 events”')
          : t('Show events', 'Button below the filters')
      }
      className="wide:mt-3"
    >
      <div className={`py-3 ${address.isCalendar ? 'wide:pt-0' : 'wide:border-t-2 wide:border-ink'}`}>
        <fieldset>
          <legend className="py-1">
            <FilterTitle>{t('Type', 'Filter: online or in person')}</FilterTitle>
          </legend>
          <Radio name="type" value="" checked={address.type === null} onChange={change}>
            {t('All', 'Filter: online and in person')}
          </Radio>
          {eventTypes.map((type) => (
            <Radio key={type} name="type" value={type} checked={address.type === type} onChange={change}>
              {eventTypeNames[type]}
            </Radio>
          ))}
        </fieldset>
        <div className="mt-3 border-t border-hairline">
          <LanguageFilter chosen={address.languages} onChange={change} />
        </div>
        {choosesTime && (
          <div className="mt-3 border-t border-hairline pt-2">
            <Switch name="past" value="true" checked={address.isPast} onChange={change}>
              {t('Show past events', 'Filter')}
            </Switch>
          </div>
        )}
      </div>
    </FilterSheet>
  )
}
