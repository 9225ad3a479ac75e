import { eventTypeNames, eventTypes } from '@kere/contracts/event-options'
import { Button } from '@kere/ui/button'
import { TextLink } from '@kere/ui/link'
import { Radio } from '@kere/ui/radio'
import { Switch } from '@kere/ui/switch'
import X from 'lucide-react/icons/x'
import type { ChangeEvent, FocusEvent, SubmitEvent } from 'react'
import { HiddenFields } from '../../hidden-fields.tsx'
import { readForm } from '../../read-form.ts'
import { eventsPath } from './event-href.ts'
import { eventsHref, eventsParams, onFirstPage, readEventsAddress, type EventsAddress } from './events-address.ts'

interface EventFiltersProps {
  id: string
  address: EventsAddress
  /** "17 upcoming events", once it is known. */
  count: string | null
  onChange(address: EventsAddress): void
}

/**
 * Beside the list on wide screens, else a sheet: one form, and a popover because browsers open and close those without a
 * script. A change applies at once, without a script on "Apply filters".
 */
export function EventFilters({ id, address, count, onChange }: EventFiltersProps) {
  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) onChange(readEventsAddress(readForm(form)))
  }
  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.hidePopover()
  }
  // A sheet over the page is left by what is left behind it.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.closest('form')?.hidePopover()
  }
  // A day and a month are shown whole, over or not.
  const choosesTime = address.day === null && !address.isCalendar
  const kept = { ...onFirstPage(address), type: null, ...(choosesTime && { isPast: false }) }

  return (
    <form
      id={id}
      popover="auto"
      method="get"
      action={eventsPath}
      aria-label="Filters"
      onSubmit={close}
      className="filter-sheet wide:mt-3"
    >
      <div className="contents" onBlur={leave}>
        <HiddenFields params={eventsParams(kept)} />
        <div className="flex min-h-17 shrink-0 items-center gap-2 border-b-2 border-ink ps-gutter pe-2 wide:hidden">
          <p className="grow font-heading text-panel font-heavy tracking-heading">Filters</p>
          <TextLink href={eventsHref(kept)}>Clear all</TextLink>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-gutter py-3 wide:overflow-visible wide:border-t-2 wide:border-ink wide:px-0">
          <fieldset>
            <legend className="py-1 text-dense font-semibold">Type</legend>
            <Radio name="type" value="" checked={address.type === null} onChange={change}>
              All
            </Radio>
            {eventTypes.map((type) => (
              <Radio key={type} name="type" value={type} checked={address.type === type} onChange={change}>
                {eventTypeNames[type]}
              </Radio>
            ))}
          </fieldset>
          {choosesTime && (
            <div className="mt-3 border-t border-hairline pt-2">
              <Switch name="past" value="true" checked={address.isPast} onChange={change}>
                Show past events
              </Switch>
            </div>
          )}
        </div>
        <div className="shrink-0 border-t border-hairline px-gutter py-3 wide:border-0 wide:px-0">
          <Button type="submit" size="main" wide className="wide:hidden noscript:hidden">
            {count ? `Show ${count}` : 'Show events'}
          </Button>
          <noscript>
            <Button type="submit" wide>
              Apply filters
            </Button>
          </noscript>
        </div>
      </div>
    </form>
  )
}
