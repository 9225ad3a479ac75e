import {
  criteria,
  criterionNames,
  fellowshipLimits,
  type Criterion,
} from '@kere/contracts/fellowship/fellowship-options'
import type { ReviewedDetail } from '@kere/contracts/fellowship/fellowship-review'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextArea } from '@kere/ui/controls/text-area'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { useState } from 'react'
import { loadReview } from './fellowship.api.ts'

const points = [1, 2, 3, 4, 5] as const

export const ReviewerPanel = ({ item }: { item: ReviewedDetail }) => <Panel key={item.id} item={item} />

/** The points and the conflict are saved at once, and the note when its button is pressed. */
function Panel({ item }: { item: ReviewedDetail }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [review, setReview] = useState(item.review)
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isOpen = item.status === 'pending'

  const save = async (change: Partial<typeof review>) => {
    const wanted = { ...review, ...change }
    setReview(wanted)
    setBusy(true)
    setFailure(null)
    try {
      await api.call((await loadReview()).reviewFellowshipApplication, {
        params: { id: item.id },
        query: { version: item.version },
        body: wanted,
      })
      context.announce('Review saved')
      void cache.invalidateQueries()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
    setBusy(false)
  }
  return (
    <div className="flex flex-col gap-6">
      {item.hasConflict && isOpen && (
        <p role="status" className="flex gap-2.5 rounded-card bg-warn-soft px-4 py-3 text-dense text-warn">
          <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
          You have a conflict of interest here, so somebody else decides.
        </p>
      )}
      <section aria-label="Your points">
        <h2 className="text-panel">Your points</h2>
        <div className="mt-2 border-t-2 border-ink">
          {criteria.map((criterion) => (
            <Scale
              key={criterion}
              criterion={criterion}
              value={review[criterion]}
              isDisabled={!isOpen}
              onChange={(value) => void save({ [criterion]: value })}
            />
          ))}
        </div>
        <p className="mt-2 text-meta text-muted">
          {item.score === null
            ? 'Nobody has given points yet.'
            : `Mean of all reviewers: ${item.score.toFixed(1)} of 5`}
        </p>
      </section>
      <section aria-label="Reviewer note">
        <TextArea
          label="Reviewer note"
          hint="Only reviewers see this."
          rows={3}
          maxLength={fellowshipLimits.noteLength}
          value={review.note}
          onChange={({ currentTarget }) => setReview((before) => ({ ...before, note: currentTarget.value }))}
        />
        <Button
          variant="outline"
          size="toolbar"
          className="mt-2"
          isBusy={isBusy}
          busyLabel="Saving"
          onClick={() => void save({})}
        >
          Save note
        </Button>
      </section>
      {isOpen && (
        <Checkbox
          checked={review.hasDeclaredConflict}
          onChange={() => void save({ hasDeclaredConflict: !review.hasDeclaredConflict })}
        >
          I have a conflict of interest
        </Checkbox>
      )}
      {failure !== null && <RefusedAct>The review was not saved. {failure}</RefusedAct>}
      {item.otherReviews.length > 0 && (
        <section aria-label="Other reviewers">
          <h2 className="text-panel">Other reviewers</h2>
          <ul className="mt-2 list-none border-t-2 border-ink text-dense">
            {item.otherReviews.map((other) => (
              <li key={other.reviewer} className="border-b border-hairline py-2.5">
                <span className="block font-semibold">{other.reviewer}</span>
                <span className="text-meta text-muted">
                  {criteria.map((each) => `${criterionNames[each]} ${other[each] ?? 'none'}`).join(', ')}
                </span>
                {other.note && <span className="block wrap-anywhere">{other.note}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

interface ScaleProps {
  criterion: Criterion
  value: number | null
  isDisabled: boolean
  onChange: (value: number) => void
}

function Scale({ criterion, value, isDisabled, onChange }: ScaleProps) {
  return (
    <fieldset disabled={isDisabled} className="flex items-center justify-between gap-3 border-b border-hairline py-1.5">
      <legend className="float-start text-dense">{criterionNames[criterion]}</legend>
      <span className="flex">
        {points.map((point) => (
          <label
            key={point}
            className={`grid size-9 cursor-pointer place-items-center rounded-control text-dense font-semibold tabular-nums has-focus-visible:outline-2 has-focus-visible:outline-brand ${value === point ? 'bg-brand text-on-brand' : 'hover:bg-hover'}`}
          >
            <input
              type="radio"
              name={criterion}
              value={point}
              checked={value === point}
              onChange={() => onChange(point)}
              className="sr-only"
            />
            {point}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
