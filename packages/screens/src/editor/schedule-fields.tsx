import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useId, useState } from 'react'

interface ScheduleFieldsProps {
  summary: string
  /** The error in a time that is still being typed. */
  error: string | undefined
  isBusy: boolean
  onSchedule: (at: string) => void
}

/** Asks for the time, in India, at which something is published or sent. */
export function ScheduleFields({ summary, error, isBusy, onSchedule }: ScheduleFieldsProps) {
  const dayId = useId()
  const [day, setDay] = useState('')
  const [time, setTime] = useState('07:00')
  const at =
    /^2\d{3}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(time) ? Date.parse(`${day}T${time}:00+05:30`) : Number.NaN
  return (
    <Disclosure
      summary={<span className="text-dense font-semibold">{summary}</span>}
      className="border-t border-hairline"
    >
      <div className="grid grid-cols-2 gap-2.5">
        <TextInput
          id={dayId}
          label={t('Date', 'Label, part of a page')}
          type="date"
          value={day}
          error={error}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <TextInput
          label={t('Time', 'Label, part of a page')}
          type="time"
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      <p className="mt-2 text-meta text-muted">{t('India Standard Time.', 'Text, part of a page')}</p>
      <Button
        variant="outline"
        wide
        isBusy={isBusy}
        onClick={() =>
          Number.isNaN(at) ? document.getElementById(dayId)?.focus() : onSchedule(new Date(at).toISOString())
        }
        className="mt-3"
      >
        {t('Schedule', 'Button, part of a page')}
      </Button>
    </Disclosure>
  )
}
