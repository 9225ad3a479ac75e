import type { HandInDetail } from '@kere/contracts/courses/field-tasks'
import { boundsText, handInKindNames, handInLimits } from '@kere/contracts/courses/field-tasks-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { HandedIn, HandInBadge } from '@kere/screens/field-tasks/handed-in'
import { defineReview } from '@kere/screens/review'
import { reviewScreen } from '@kere/screens/review-screen'
import { momentOf } from '@kere/screens/time-in-india'
import { handIns, loadContract, stateNames } from './hand-ins.list.tsx'

const failed = 'The answer was not saved'

const handInReview = defineReview({
  list: handIns,
  noun: 'hand-in',
  description: 'What a learner handed in for a field task, and its answer.',
  load: async (api, id, signal): Promise<HandInDetail> =>
    api.call((await loadContract()).getHandIn, { params: { id } }, { signal }),
  isWaiting: ({ state }) => state === 'waiting',
  nameOf: ({ learnerName }) => learnerName,
  subtitleOf: ({ lesson, course }) => `${lesson.title}, ${course.title}`,
  outcomeOf: ({ state, answer }) =>
    [labelOf(stateNames, state), answer && `${momentOf(answer.at)} IST`].filter(Boolean).join(', '),
  actsOf: ({ state, mayAnswer, learnerName }) =>
    state === 'waiting' && mayAnswer
      ? {
          approve: { label: 'Accept', busy: 'Accepting', done: `The hand-in of ${learnerName} is accepted`, failed },
          decline: {
            label: 'Ask for another try',
            busy: 'Sending',
            done: `${learnerName} is asked for another try`,
            failed,
            question: {
              title: `Ask ${learnerName} for another try`,
              text: 'We email them. Your reply appears below the lesson.',
              label: 'What to do differently',
              length: handInLimits.replyLength,
              check: async (text) => (await loadContract()).handInReply.safeParse({ text }).error?.issues[0]?.message,
              submit: 'Ask for another try',
            },
          },
        }
      : {},
  conflict: 'hand_in_answered',
  async decide(api, id, decision) {
    const { acceptHandIn, askAnotherTry } = await loadContract()
    const params = { id }
    return decision.kind === 'approve'
      ? api.call(acceptHandIn, { params })
      : api.call(askAnotherTry, { params, body: { text: decision.reason } })
  },
  async undo(api, id) {
    await api.call((await loadContract()).undoHandInAnswer, { params: { id } })
  },
  body: Evidence,
  aside: Asked,
  badge: ({ item: { state } }) => <HandInBadge state={state}>{labelOf(stateNames, state)}</HandInBadge>,
  missing: 'The learner has replaced it, or taken it back. Go back to the list.',
})

function Evidence({ item }: { item: HandInDetail }) {
  const { learnerName, earlier } = item
  return (
    <>
      <section aria-label="What was handed in" className="mt-6 border-t-2 border-ink pt-4">
        <HandedIn handIn={item} from={learnerName} answeredBy="Answered" />
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-tries" className="mt-7">
          <h2 id="earlier-tries" className="text-panel">
            Earlier tries
          </h2>
          <ol className="list-none">
            {earlier.map((handIn) => (
              <li key={handIn.id} className="border-b border-hairline py-3">
                <HandedIn handIn={handIn} from={learnerName} answeredBy="Answered" />
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  )
}

function Asked({ item: { task, kind, lesson, course, at } }: { item: HandInDetail }) {
  const range = task?.kind === 'number' && boundsText(task)
  return (
    <Facts>
      <Fact name="Asked for">{labelOf(handInKindNames, task?.kind ?? kind)}</Fact>
      {range && <Fact name="Bounds">{range}</Fact>}
      {task && task.text !== '' && (
        <Fact name="In words">
          <span className="whitespace-pre-line">{task.text}</span>
        </Fact>
      )}
      <Fact name="Lesson">{lesson.title}</Fact>
      <Fact name="Course">{course.title}</Fact>
      <Fact name="Handed in">
        <Moment instant={at} />
      </Fact>
    </Facts>
  )
}

export const route = { path: '/dashboard/field-tasks/:id', roles: ['educator', 'admin'], isFocused: true }

export const page = reviewScreen(handInReview)
