import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { count } from '@kere/brand/count'
import type { CourseInsight, InsightLesson } from '@kere/contracts/courses/course-insight'
import { insightLimits, paceNames } from '@kere/contracts/courses/course-insight-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { Figure, FigureTable } from '@kere/screens/figure'
import { BarChart } from '@kere/ui/charts/bar-chart'
import { TextLink } from '@kere/ui/controls/link'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { Section } from '@kere/ui/layout/section'
import { insightLearnersPath } from './insight.api.ts'

/** No lesson is named where few learners are, because a small number is chance. */
function fullestOf(lessons: readonly InsightLesson[]) {
  const numbered = lessons.map((lesson, place) => ({ ...lesson, number: place + 1 }))
  const [fullest] = numbered.toSorted((one, other) => other.stoppedCount - one.stoppedCount)
  return fullest && fullest.stoppedCount >= insightLimits.stoppedAtLeast ? fullest : null
}

export function LessonFunnel({ lessons }: { lessons: readonly InsightLesson[] }) {
  if (lessons.length === 0) return null
  const fullest = fullestOf(lessons)
  return (
    <>
      <Figure
        name="course-insight"
        title={t('How far they get', 'Title, educator')}
        note={t('Learners who opened the lesson', 'Text, educator')}
        chart={
          <BarChart
            bars={lessons.map(({ openedCount }, place) => ({
              label: t('Lesson {number}', { number: place + 1 }, 'Name, educator'),
              value: openedCount,
            }))}
            isLastRunning={false}
          />
        }
        table={
          <FigureTable
            caption={t('How far they get', 'Caption of a table, educator')}
            columns={[t('Lesson', 'Text, educator'), t('Opened', 'Text, educator'), t('Done', 'Text, educator')]}
            rows={lessons.map(({ id, title, openedCount, doneCount }, place) => ({
              id,
              label: <span lang={englishHere}>{`${place + 1}. ${title}`}</span>,
              numbers: [count(openedCount), count(doneCount)],
            }))}
          />
        }
      />
      {fullest && (
        <p className="mt-3 text-dense wrap-anywhere">
          <strong>
            {t(
              '{count, plural, one {# learner is} other {# learners are}} at lesson {number}',
              { count: fullest.stoppedCount, number: fullest.number ?? 0 },
              'Text, educator',
            )}
          </strong>
          , <span lang={englishHere}>{fullest.title}</span>
        </p>
      )}
    </>
  )
}

export function LessonNumbers({ insight: { course, lessons, stoppedElsewhereCount } }: { insight: CourseInsight }) {
  const numbered = lessons.map((lesson, place) => ({ ...lesson, number: place + 1 }))
  const isUsed = ({ openedCount, stoppedCount, questionsCount }: InsightLesson) =>
    openedCount + stoppedCount + questionsCount > 0
  const opened = numbered.filter(isUsed)
  const unopened = numbered.filter((lesson) => !isUsed(lesson))
  return (
    <Section title={t('Lessons', 'Title, educator')} meta={t('Choose a number to see its learners', 'Text, educator')}>
      {lessons.length === 0 ? (
        <EmptyState title={t('No lessons are published', 'Title, educator')} headingLevel="h3">
          {t('What learners do in each lesson appears here once the course is published.', 'Text, educator')}
        </EmptyState>
      ) : (
        <>
          {opened.length > 0 && <LessonTable course={course.id} lessons={opened} />}
          {unopened.length > 0 && (
            <Disclosure
              summary={
                <h3 className="text-dense font-semibold">
                  {t(
                    'Nobody has opened {count, plural, one {# lesson} other {# lessons}} yet',
                    { count: unopened.length },
                    'Text, educator',
                  )}
                </h3>
              }
            >
              <ol className="list-none text-dense text-muted">
                {unopened.map(({ id, title, number }) => (
                  <li key={id} lang={englishHere} className="py-1 wrap-anywhere">
                    {number}. {title}
                  </li>
                ))}
              </ol>
            </Disclosure>
          )}
        </>
      )}
      {stoppedElsewhereCount > 0 && (
        <p className="mt-3 text-dense text-muted">
          {t(
            '{count, plural, one {# learner} other {# learners}} last opened a lesson that is no longer in the course.',
            { count: stoppedElsewhereCount },
            'Text, educator',
          )}
        </p>
      )}
    </Section>
  )
}

type NumberedLesson = InsightLesson & { number: number }

function LessonTable({ course, lessons }: { course: string; lessons: readonly NumberedLesson[] }) {
  const hasQuestions = lessons.some(({ questionsCount }) => questionsCount > 0)
  const hasPace = lessons.some(({ pace }) => pace !== null)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-dense tabular-nums [&_:is(td,th)]:pe-2 desk:[&_:is(td,th)]:pe-3 [&_td]:border-b [&_td]:border-hairline [&_th]:border-b-2 [&_th]:border-ink [&_th]:py-1.5 [&_th]:text-start [&_th]:text-meta [&_th]:text-muted [&_tr>*:nth-child(n+2)]:text-end">
        <caption className="sr-only">{t('Lessons and their learners', 'Text, educator')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Lesson', 'Text, educator')}</th>
            <th scope="col">{t('Opened', 'Text, educator')}</th>
            <th scope="col">{t('Done', 'Text, educator')}</th>
            <th scope="col">{t('Stopped here', 'Text, educator')}</th>
            {hasQuestions && <th scope="col">{t('Questions', 'Text, educator')}</th>}
            {hasPace && (
              <th scope="col" className="max-desk:hidden">
                {t('Usually done', 'Text, educator')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <tr key={lesson.id}>
              <td className="min-w-32 py-1.5 wrap-anywhere">
                <span lang={englishHere} className="block font-semibold">
                  {lesson.number}. {lesson.title}
                </span>
                <span lang={englishHere} className="block text-meta text-muted">
                  {lesson.moduleTitle}
                </span>
              </td>
              <Learners
                {...{ course, lesson }}
                stage="opened"
                value={lesson.openedCount}
                name={t('opened', 'After a number of learners, educator')}
              />
              <Learners
                {...{ course, lesson }}
                stage="done"
                value={lesson.doneCount}
                name={t('done', 'After a number of learners, educator')}
              />
              <Learners
                {...{ course, lesson }}
                stage="stopped"
                value={lesson.stoppedCount}
                name={t('stopped here', 'After a number of learners, educator')}
              />
              {hasQuestions && (
                <td>
                  {lesson.questionsCount > 0 && (
                    <TextLink
                      href="/dashboard/questions"
                      aria-label={t(
                        '{count, plural, one {# question} other {# questions}}',
                        { count: lesson.questionsCount },
                        'Link, educator',
                      )}
                      className="inline-flex min-h-9 items-center"
                    >
                      {count(lesson.questionsCount)}
                    </TextLink>
                  )}
                </td>
              )}
              {hasPace && (
                <td className="whitespace-nowrap text-muted max-desk:hidden">
                  {lesson.pace && labelOf(paceNames, lesson.pace).toLowerCase()}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface LearnersProps {
  course: string
  lesson: InsightLesson
  stage: 'stopped' | 'opened' | 'done'
  value: number
  name: string
}

const Learners = ({ course, lesson, stage, value, name }: LearnersProps) => (
  <td>
    {value === 0 ? (
      <span className="text-muted">0</span>
    ) : (
      <TextLink
        href={insightLearnersPath(course, { lesson: lesson.id, stage })}
        aria-label={`${count(value)} ${name}`}
        className="inline-flex min-h-9 items-center"
      >
        {count(value)}
      </TextLink>
    )}
  </td>
)
