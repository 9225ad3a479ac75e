import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { HandInDetail } from '@kere/contracts/courses/field-tasks'
import { boundsText, handInKindNames, handInLimits } from '@kere/contracts/courses/field-tasks-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { Fact, Facts, MomentFact } from '@kere/screens/facts'
import { HandedIn, HandInBadge } from '@kere/screens/field-tasks/handed-in'
import { defineReview } from '@kere/screens/review'
import { reviewScreen } from '@kere/screens/review-screen'
import { momentOf } from '@kere/screens/time-in-india'
import { handIns, loadContract, stateNames } from './hand-ins.list.tsx'

const failed = t('The answer was not saved', 'Text, educator')

const handInReview = defineReview({
  list: handIns,
  noun: t('hand-in', 'Noun after a number'),
  description: t('What a learner handed in for a field task, and its answer.', 'Text, educator'),
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
          approve: {
            label: t('Accept', 'Label, educator'),
            busy: t('Accepting', 'Button, busy, educator'),
            done: t('The hand-in of {name} is accepted', { name: learnerName }, 'Message, educator'),
            failed,
          },
          decline: {
            label: t('Ask for another try', 'Label, educator'),
            busy: t('Sending', 'Button, busy, educator'),
            done: t('{name} is asked for another try', { name: learnerName }, 'Message, educator'),
            failed,
            question: {
              title: t('Ask {name} for another try', { name: learnerName }, 'Title, educator'),
              text: t('We email them. Your reply appears below the lesson.', 'Text, educator'),
              label: t('What to do differently', 'Label, educator'),
              length: handInLimits.replyLength,
              check: async (text) => (await loadContract()).handInReply.safeParse({ text }).error?.issues[0]?.message,
              submit: t('Ask for another try', 'Button, educator'),
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
  missing: t('The learner has replaced it, or taken it back. Go back to the list.', 'Text, educator'),
})

function Evidence({ item }: { item: HandInDetail }) {
  const { learnerName, earlier } = item
  return (
    <>
      <section
        aria-label={t('What was handed in', 'For screen readers, educator')}
        className="mt-6 border-t-2 border-ink pt-4"
      >
        <HandedIn handIn={item} from={learnerName} answeredBy={t('Answered', 'Text, educator')} />
      </section>
      {earlier.length > 0 && (
        <section aria-labelledby="earlier-tries" className="mt-7">
          <h2 id="earlier-tries" className="text-panel">
            {t('Earlier tries', 'Heading, educator')}
          </h2>
          <ol className="list-none">
            {earlier.map((handIn) => (
              <li key={handIn.id} className="border-b border-hairline py-3">
                <HandedIn handIn={handIn} from={learnerName} answeredBy={t('Answered', 'Text, educator')} />
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
      <Fact name={t('Asked for', 'Label of a fact, educator')}>{labelOf(handInKindNames, task?.kind ?? kind)}</Fact>
      {range && <Fact name={t('Bounds', 'Label of a fact, educator')}>{range}</Fact>}
      {task && task.text !== '' && (
        <Fact name={t('In words', 'Label of a fact, educator')}>
          <span lang={englishHere} className="whitespace-pre-line">
            {task.text}
          </span>
        </Fact>
      )}
      <Fact name={t('Lesson', 'Label of a fact, educator')}>
        <span lang={englishHere}>{lesson.title}</span>
      </Fact>
      <Fact name={t('Course', 'Label of a fact, educator')}>
        <span lang={englishHere}>{course.title}</span>
      </Fact>
      <MomentFact name={t('Handed in', 'Label of a fact, educator')} at={at} />
    </Facts>
  )
}

export const route = {
  path: '/dashboard/field-tasks/:id',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

export const page = reviewScreen(handInReview)
