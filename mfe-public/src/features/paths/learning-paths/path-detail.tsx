import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { bannerPath, coverPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import { labelOf } from '@kere/contracts/http/open-value'
import {
  interestNames,
  learningStyleNames,
  userTypeNames,
  pathSources,
} from '@kere/contracts/paths/learning-path-options'
import type { LearningPath, PathItem } from '@kere/contracts/paths/learning-paths'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { EmptyState } from '@kere/ui/layout/empty-state'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Award from 'lucide-react/icons/award'
import Info from 'lucide-react/icons/info'
import Pencil from 'lucide-react/icons/pencil'
import { lazy, Suspense, useState, type ReactNode, useSyncExternalStore } from 'react'
import { Cover } from '../../../pages/cover.tsx'
import { NextSteps, PathFacts } from './path-aside.tsx'
import { PathRow } from './path-row.tsx'
import type { PathSection } from './path-section.ts'
import { readMadePath, readMadeText } from './path-session.ts'
import * as registry from './path-sections.registry.ts'

/** The sections have the order of a path. A source that only a newer API knows has none. */
const pathSections: readonly PathSection[] = Object.values(registry)
  .map(({ section }): PathSection => section)
  .toSorted((one, other) => pathSources.indexOf(one.source) - pathSources.indexOf(other.source))

const never = () => () => {}

/** Returns whether this tab made the path. The server cannot know. */
function useMadePath(id: string) {
  const text = useSyncExternalStore(never, readMadeText, () => null)
  const made = readMadePath(text)
  return made?.id === id ? made : null
}

const ChangeAnswers = lazy(async () => ({ default: (await import('./change-answers.tsx')).ChangeAnswers }))

export type Question = 'userType' | 'interests' | 'learningStyle'

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const

/** Words for numbers are English. */
const numberOf = (count: number) => (englishHere ? count : (words[count] ?? count))

const countText = (count: number) =>
  count === 1
    ? t(
        '{number} thing to start with, in the order we would do it. Each says which of your answers it comes from.',
        { number: numberOf(count) },
        'Learning path; the number is 1',
      )
    : t(
        '{number} things to start with, in the order we would do them. Each says which of your answers it comes from.',
        { number: numberOf(count) },
        'Learning path',
      )

const sums: Partial<Record<string, (count: number) => string>> = {
  course: (count) => t('{count, plural, one {# course} other {# courses}}', { count }, 'Number of courses'),
  lab: (count) => t('{count, plural, one {# challenge lab} other {# challenge labs}}', { count }, 'Number of labs'),
  event: (count) => t('{count, plural, one {# event} other {# events}}', { count }, 'Number of events'),
  mentorship: (count) =>
    t('{count, plural, one {# mentorship topic} other {# mentorship topics}}', { count }, 'Number of topics'),
}

const sumsOf = (items: readonly PathItem[]) =>
  pathSources.flatMap((source) => {
    const count = items.filter((item) => item.source === source).length
    return count === 0 ? [] : [sums[source]?.(count) ?? '']
  })

/** Shows the answers that a path was made from, and its steps (U-30, W-37). */
export function PathDetail({ path }: { path: LearningPath }) {
  const { context } = useRemote()
  const made = useMadePath(path.id)
  const [question, setQuestion] = useState<Question | null>(null)
  const mayChange = path.isOwn || made !== null
  const name = path.name ?? made?.name
  const items = path.items.filter((item) => pathSections.some(({ source }) => source === item.source))
  // The drawing shows the category of the path's first course.
  const drawn = items.find(({ source }) => source === 'course')
  const category = drawn?.category ?? 'Water Resources'

  return (
    <>
      <header
        className="relative overflow-hidden px-gutter text-on-band"
        style={{ backgroundColor: artOf(category).band }}
      >
        {drawn && (
          <img
            data-art=""
            src={bannerPath({ id: drawn.id, category })}
            alt=""
            width={1296}
            height={448}
            fetchPriority="high"
            decoding="sync"
            className="absolute inset-0 size-full object-fill"
          />
        )}
        <div className="relative mx-auto grid max-w-page grid-cols-1 items-center gap-x-14 pt-7 pb-7 desk:pt-11 desk:pb-10 wide:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="min-w-0">
            <h1 className="max-w-[calc(16*var(--ds-heading-ch))] wrap-anywhere">
              {name
                ? t('Your learning path, {name}', { name: name.split(' ')[0] ?? name }, 'Heading')
                : mayChange
                  ? t('Your learning path', 'Heading, title of a page')
                  : t('A learning path', 'Heading')}
            </h1>
            <p className="mt-3 max-w-[calc(48*var(--ds-ch))] text-lead">{countText(items.length)}</p>
            {items.length > 0 && <p className="mt-3 font-semibold">{sumsOf(items).join(' · ')}</p>}
            {drawn && (
              <p className="mt-1 flex gap-2 text-dense">
                <Award aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
                {t('You get a certificate for each course that you complete, and work to show.', 'Learning path')}
              </p>
            )}
            <ul
              aria-label={t('Answers', 'Name of a search, of a list, for screen readers')}
              className="mt-5 flex list-none flex-wrap gap-2"
            >
              <Answer question="userType" onChange={mayChange ? setQuestion : undefined}>
                {labelOf(userTypeNames, path.userType)}
              </Answer>
              {path.interests.map((interest) => (
                <Answer key={interest} question="interests" onChange={mayChange ? setQuestion : undefined}>
                  {labelOf(interestNames, interest)}
                </Answer>
              ))}
              {path.interests.length === 0 && mayChange && (
                <Answer question="interests" onChange={setQuestion}>
                  {t('Add interests', 'Button')}
                </Answer>
              )}
              <Answer question="learningStyle" onChange={mayChange ? setQuestion : undefined}>
                {labelOf(learningStyleNames, path.learningStyle)}
              </Answer>
            </ul>
          </div>
          {drawn && (
            <Cover
              drawing={coverPath({ id: drawn.id, category })}
              image={drawn.coverImage}
              className="h-44 rounded-card border border-on-band/40 max-wide:hidden"
            />
          )}
        </div>
      </header>
      <div className="px-gutter pt-6 pb-section desk:pt-11">
        <div className="mx-auto grid max-w-page gap-x-14 gap-y-8 wide:grid-cols-[minmax(0,1fr)_20rem] wide:grid-rows-[auto_1fr]">
          <NextSteps path={path} />
          <div className="min-w-0 wide:col-start-1 wide:row-span-2 wide:row-start-1">
            <PathNotices path={path} />
            {items.length === 0 && (
              <EmptyState
                title={t('Nothing fits these answers yet', 'Heading of an empty list')}
                action={
                  <ButtonLink href="/courses" variant="outline">
                    {t('All courses', 'Kind of found things; link')}
                  </ButtonLink>
                }
              >
                {t(
                  'New courses, labs and events come every month. Change an answer, or look at everything there is.',
                  'Empty list',
                )}
              </EmptyState>
            )}
            {/* A changed answer gets a new element, so that the new order fades in. */}
            <div key={answersOf(path)} className="animate-arrive">
              {pathSections.map((section) => (
                <Section key={section.source} section={section} items={items} answerCount={path.answerCount} />
              ))}
            </div>
          </div>
          <PathFacts path={path} isMine={mayChange} />
        </div>
      </div>
      {question && (
        <Suspense>
          <ChangeAnswers
            path={path}
            question={question}
            onClose={() => setQuestion(null)}
            onChanged={() => {
              setQuestion(null)
              context.notify({ tone: 'success', text: t('Path updated', 'Message') })
            }}
          />
        </Suspense>
      )}
    </>
  )
}

const answersOf = ({ userType, interests, learningStyle }: LearningPath) =>
  [userType, ...interests, learningStyle].join(' ')

const chip =
  'inline-flex min-h-8 items-center gap-1.5 rounded-control border border-on-band/60 px-3 text-dense text-on-band'

interface AnswerProps {
  question: Question
  onChange: ((question: Question) => void) | undefined
  children: string
}

function Answer({ question, onChange, children }: AnswerProps) {
  return (
    <li>
      {onChange ? (
        <button
          type="button"
          onClick={() => onChange(question)}
          className={`${chip} min-h-11 cursor-pointer outline-on-band hover:border-on-band desk:min-h-9`}
        >
          {children}
          <Pencil aria-hidden="true" className="size-3.5" />
          <span className="sr-only">, {t('change this answer', 'Button, for screen readers')}</span>
        </button>
      ) : (
        <span className={chip}>{children}</span>
      )}
    </li>
  )
}

interface SectionProps {
  section: PathSection
  items: readonly PathItem[]
  answerCount: number
}

function Section({ section, items, answerCount }: SectionProps) {
  const { source, title, all, icon: Icon } = section
  const shown = items.filter((item) => item.source === source)
  const first = shown[0]
  if (!first) return null
  const before = items.indexOf(first)
  return (
    <section
      aria-labelledby={`path-${source}`}
      className="relative pb-10 before:absolute before:inset-y-0 before:start-4.25 before:w-1 before:bg-brand last:before:bottom-10 max-desk:before:hidden desk:ps-14"
    >
      <span
        aria-hidden="true"
        className="mb-3 grid size-9.5 place-items-center rounded-full border-2 border-on-marigold bg-marigold text-on-marigold desk:absolute desk:start-0 desk:top-2 desk:mb-0"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t-2 border-ink pt-3.5">
        <h2 id={`path-${source}`}>{title}</h2>
        <TextLink href={all.href}>
          {all.label} <ArrowRight aria-hidden="true" className="inline size-4" />
        </TextLink>
      </div>
      <ol start={before + 1} className="list-none">
        {shown.map((item, index) => (
          <PathRow key={item.id} section={section} item={item} number={before + index + 1} answerCount={answerCount} />
        ))}
      </ol>
    </section>
  )
}

function PathNotices({ path: { unmetInterests, interests, departed, items } }: { path: LearningPath }) {
  const or = t('or', 'Between two names in a sentence')
  const subjects = unmetInterests.map((each) => labelOf(interestNames, each).toLowerCase()).join(` ${or} `)
  return (
    <>
      {unmetInterests.length > 0 && items.length > 0 && (
        <Notice>
          {t('No course, lab or event here is about {subjects} yet.', { subjects }, 'Learning path')}{' '}
          {unmetInterests.length === interests.length
            ? t('What you see comes nearest to your other answers.', 'Learning path')
            : t('The rest of your answers are covered below.', 'Learning path')}
        </Notice>
      )}
      {departed.map(({ title, why }) => (
        <Notice key={title}>
          <strong lang={englishHere} className="font-semibold">
            {title}
          </strong>{' '}
          {why === 'over'
            ? t('is over and has left this path.', 'After the title of an event')
            : t('is no longer available and has left this path.', 'After the title of a course')}
        </Notice>
      ))}
    </>
  )
}

const Notice = ({ children }: { children: ReactNode }) => (
  <p className="mb-4 flex gap-2.5 border-s-4 border-brand bg-brand-soft px-4 py-3 text-dense">
    <Info aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-brand" />
    <span>{children}</span>
  </p>
)
