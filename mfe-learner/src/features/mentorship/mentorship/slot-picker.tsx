import { t } from '@kere/brand/messages'
import type { MentorshipSessions } from '@kere/contracts/mentorship/mentorship-sessions'
import { Moment } from '@kere/screens/moment'
import { Button } from '@kere/ui/controls/button'
import { Radio } from '@kere/ui/controls/radio'
import { ownTime } from '@kere/ui/time/own-time'
import { useId, useState, type SubmitEvent } from 'react'

interface SlotPickerProps {
  slots: MentorshipSessions['slots']
  submit: string
  hint?: string
  isBusy: boolean
  onPick: (startsAt: string) => void
  onCancel: () => void
}

const shownAtFirst = 6

export function SlotPicker({ slots, submit, hint, isBusy, onPick, onCancel }: SlotPickerProps) {
  const name = useId()
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState('')
  const shown = isWhole ? slots : slots.slice(0, shownAtFirst)
  const pick = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy && chosen) onPick(chosen)
  }
  return (
    <form onSubmit={pick} className="mt-3">
      <fieldset>
        <legend className="text-dense font-semibold">{t('Open times', 'Text, mentorship')}</legend>
        {slots.length === 0 && (
          <p className="mt-1 text-dense text-muted">
            {t('No other time is open in the next three weeks.', 'Text, mentorship')}
          </p>
        )}
        <div className="mt-1">
          {shown.map(({ startsAt, endsAt }) => {
            const own = ownTime({ startsAt, endsAt })
            return (
              <Radio
                key={startsAt}
                name={name}
                checked={chosen === startsAt}
                onChange={() => setChosen(startsAt)}
                required
              >
                <Moment instant={startsAt} />
                {own && <span className="block text-meta text-muted">{own}</span>}
              </Radio>
            )
          })}
        </div>
      </fieldset>
      {!isWhole && slots.length > shown.length && (
        <Button variant="quiet" size="toolbar" onClick={() => setWhole(true)}>
          {t(
            'All {total, plural, one {# open time} other {# open times}}',
            { total: slots.length },
            'Button, mentorship',
          )}
        </Button>
      )}
      {hint && <p className="mt-1 text-meta text-muted">{hint}</p>}
      <div className="mt-3 flex flex-wrap gap-2">
        {slots.length > 0 && (
          <Button
            type="submit"
            size="toolbar"
            isBusy={isBusy}
            busyLabel={t('Saving', 'On a button while it works, mentorship')}
          >
            {submit}
          </Button>
        )}
        <Button variant="quiet" size="toolbar" onClick={onCancel}>
          {t('Not now', 'Button, mentorship')}
        </Button>
      </div>
    </form>
  )
}
