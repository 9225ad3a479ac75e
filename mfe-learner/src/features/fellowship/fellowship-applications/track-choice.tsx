import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import {
  fellowshipTracks,
  trackFacts,
  trackLength,
  trackLabels,
  type FellowshipTrack,
} from '@kere/contracts/fellowship/fellowship-options'
import { isKnown, lookup } from '@kere/contracts/http/open-value'
import type { OwnFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import { momentOf } from '@kere/screens/time-in-india'
import { FieldError } from '@kere/ui/controls/field'
import { Radio } from '@kere/ui/controls/radio'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'

export type Track = OwnFellowship['tracks'][number]

interface TrackChoiceProps {
  tracks: readonly Track[]
  value: string
  error: string | undefined
  onChange: (track: FellowshipTrack) => void
}

/** The choice of a track, with the eligibility for each before anything is typed. */
export function TrackChoice({ tracks, value, error, onChange }: TrackChoiceProps) {
  const chosen = tracks.find(({ track }) => track === value)
  return (
    <fieldset aria-describedby="fellowship-track-below">
      <legend className="sr-only">{t('Track', 'Text, fellowship')}</legend>
      <div className="grid gap-2.5 desk:grid-cols-3">
        {tracks.map((track) => {
          const { track: name } = track
          if (!isKnown(fellowshipTracks, name)) return null
          const facts = lookup(trackFacts, name)
          const isChosen = name === value
          const isOpen = track.state === 'open' && !track.hasApplied
          return (
            <Radio
              key={name}
              id={name === 'k12' ? 'fellowship-track' : undefined}
              name="track"
              value={name}
              checked={isChosen}
              disabled={!isOpen}
              onChange={() => onChange(name)}
              className={`items-start! rounded-card border p-3.5 ${isOpen ? '' : 'border-dashed bg-sunken'} ${isChosen ? 'border-brand bg-brand-soft outline-1 outline-brand' : 'border-control bg-surface'}`}
            >
              <span className="block font-semibold">{trackLabels[name]}</span>
              <span className="text-meta text-muted">
                {isOpen ? facts && `${facts.note}, ${trackLength(facts)}` : whyNot(track)}
              </span>
            </Radio>
          )
        })}
      </div>
      <div id="fellowship-track-below" aria-live="polite">
        {error && !chosen ? <FieldError id={undefined}>{error}</FieldError> : chosen && <Conditions track={chosen} />}
      </div>
    </fieldset>
  )
}

function whyNot({ state, hasApplied, opensAt }: Track) {
  if (hasApplied) return t('You have applied', 'Text, fellowship')
  return state === 'upcoming' && opensAt
    ? t('Opens {when} IST', { when: momentOf(opensAt) }, 'Text, fellowship')
    : t('Applications closed', 'Text, fellowship')
}

function Conditions({ track: { unmet, state, hasApplied } }: { track: Track }) {
  if (state !== 'open' && !hasApplied)
    return (
      <p className="mt-2.5 flex gap-2 text-meta font-medium text-warn">
        <CircleAlert aria-hidden="true" className="size-4.5 shrink-0" />
        {t('Applications for this track are closed. Your draft is kept.', 'Text, fellowship')}
      </p>
    )
  if (unmet.length > 0)
    return (
      <ul className="mt-2.5 flex list-none flex-col gap-1 text-meta font-medium text-warn">
        {unmet.map((text) => (
          <li key={text} className="flex gap-2">
            <CircleAlert aria-hidden="true" className="size-4.5 shrink-0" />
            <span lang={englishHere}>{text}</span>
          </li>
        ))}
      </ul>
    )
  return (
    <p className="mt-2.5 flex gap-2 text-meta text-muted">
      <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-leaf" />
      {t('You meet the conditions of this track.', 'Text, fellowship')}
    </p>
  )
}
