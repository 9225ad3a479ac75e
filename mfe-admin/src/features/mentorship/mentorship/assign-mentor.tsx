import { countOf } from '@kere/brand/count'
import type { MentorshipDetail, MentorSuggestion } from '@kere/contracts/mentorship/mentorship'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { requestActs } from './requests.acts.tsx'
import { suggestionsQuery } from './requests.api.ts'
import { LoadState } from '../../../load-state.tsx'

const shownAtFirst = 4

/** Suggests mentors with reasons, the best first (C-08, W-18). */
export function AssignMentor({ request }: { request: MentorshipDetail }) {
  const { api } = useRemote()
  const suggestions = useQuery(suggestionsQuery(api, request.id))
  return (
    <section aria-labelledby="suggested" className="mt-6 border-t-2 border-ink pt-3">
      <h4 id="suggested" className="text-panel">
        {request.mentor ? 'Ask somebody else' : 'Suggested educators'}
      </h4>
      {suggestions.data ? (
        <Choice request={request} candidates={suggestions.data.filter(({ id }) => id !== request.mentor?.id)} />
      ) : (
        <LoadState
          query={suggestions}
          what="suggested educators"
          skeletons={['mt-3 h-40']}
          headingLevel="h3"
          className="mt-3"
        >
          The request is saved.
        </LoadState>
      )}
    </section>
  )
}

function Choice({ request, candidates }: { request: MentorshipDetail; candidates: readonly MentorSuggestion[] }) {
  const { run, busyWith } = useRowActs(requestActs, request)
  const suggested = candidates.filter(({ reasons }) => reasons.length > 0)
  const [isWhole, setWhole] = useState(false)
  const best = suggested.find(({ isFull }) => !isFull)
  const [chosen, setChosen] = useState(best?.id ?? '')
  const shown = isWhole ? candidates : suggested.slice(0, shownAtFirst)
  const mentor = candidates.find(({ id }) => id === chosen)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busyWith === null && mentor) run('assign', mentor.id)
  }
  return (
    <form onSubmit={submit} className="mt-3">
      {suggested.length === 0 && (
        <p className="text-dense text-muted">
          No educator shares the area, the city or a language. Choose from all educators.
        </p>
      )}
      <fieldset>
        <legend className="sr-only">Educator</legend>
        <div className="grid gap-2">
          {shown.map((candidate, place) => (
            <Candidate
              key={candidate.id}
              candidate={candidate}
              shortcut={place < shownAtFirst ? `${place + 1}` : undefined}
              isChosen={candidate.id === chosen}
              onChoose={() => setChosen(candidate.id)}
            />
          ))}
        </div>
      </fieldset>
      {!isWhole && candidates.length > shown.length && (
        <Button variant="quiet" size="toolbar" onClick={() => setWhole(true)} className="mt-2">
          {`All ${countOf(candidates.length, 'educator')}`}
        </Button>
      )}
      {mentor && (
        <div className="sticky bottom-0 -mx-4 mt-2 border-t border-hairline bg-surface px-4 py-3 desk:-mx-5 desk:px-5">
          <Button
            type="submit"
            wide
            isBusy={busyWith === 'assign'}
            busyLabel="Assigning"
            aria-keyshortcuts="Enter"
            data-shortcut="Assign the chosen educator"
          >
            {`Assign ${mentor.name}`}
            <kbd aria-hidden="true" className="ms-2 rounded-badge border px-1.5 font-body max-desk:hidden">
              ↵
            </kbd>
          </Button>
        </div>
      )}
      {candidates.some(({ isForLearner }) => isForLearner === false) && (
        <p className="mt-3 text-dense">
          This learner is under 18, so only educators whom you have approved for that can be assigned.{' '}
          <TextLink href="/dashboard/minor-mentors">Approve educators</TextLink>
        </p>
      )}
      <p className="mt-2 text-meta text-muted">
        The request stays pending until they answer. We remind them after 3 days.
      </p>
    </form>
  )
}

interface CandidateProps {
  candidate: MentorSuggestion
  shortcut: string | undefined
  isChosen: boolean
  onChoose: () => void
}

function Candidate({ candidate, shortcut, isChosen, onChoose }: CandidateProps) {
  const { name, designation, load, capacity, isFull, isForLearner, answerHours, reasons } = candidate
  return (
    <label
      className={
        isFull
          ? 'flex gap-3 rounded-control border border-dashed border-control bg-sunken px-3 py-2.5 text-dense'
          : 'flex cursor-pointer gap-3 rounded-control border border-control bg-surface px-3 py-2.5 text-dense hover:bg-hover has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand'
      }
    >
      <input
        type="radio"
        name="mentor"
        checked={isChosen}
        disabled={isFull}
        onChange={onChoose}
        aria-keyshortcuts={shortcut}
        data-shortcut={`Choose ${name}`}
        className="radio mt-0.5 shrink-0"
      />
      <span className="min-w-0 grow">
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="font-semibold">{name}</span>
          <Load load={load} capacity={capacity} isFull={isFull} />
        </span>
        {designation && <span className="block text-muted">{designation}</span>}
        <span className="block">
          {reasons.join(' ') || 'No match in area, city or language.'}
          {isForLearner === false && reasons.length === 0 && ' Not approved for learners under 18.'}
          {answerHours !== null && ` Answers in ${describeHours(answerHours)}.`}
        </span>
      </span>
    </label>
  )
}

const describeHours = (hours: number) => (hours < 36 ? `${hours} h` : countOf(Math.round(hours / 24), 'day'))

function Load({ load, capacity, isFull }: Pick<MentorSuggestion, 'load' | 'capacity' | 'isFull'>) {
  return (
    <span className="flex items-center gap-1.5 text-meta text-muted tabular-nums">
      <span aria-hidden="true" className="flex gap-0.5">
        {Array.from({ length: capacity }, (_, place) => (
          <span key={place} className={`h-3 w-4 rounded-xs border border-brand ${place < load ? 'bg-brand' : ''}`} />
        ))}
      </span>
      {isFull && load >= capacity ? 'Full' : `${load} of ${capacity}`}
    </span>
  )
}
