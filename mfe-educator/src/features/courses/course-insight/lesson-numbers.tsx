import { count, countOf } from '@kere/brand/count'
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
        title="How far they get"
        note="Learners who opened the lesson"
        chart={
          <BarChart
            bars={lessons.map(({ openedCount }, place) => ({ label: `Lesson ${place + 1}`, value: openedCount }))}
            isLastRunning={false}
          />
        }
        table={
          <FigureTable
            caption="How far they get"
            columns={['Lesson', 'Opened', 'Done']}
            rows={lessons.map(({ id, title, openedCount, doneCount }, place) => ({
              id,
              label: `${place + 1}. ${title}`,
              numbers: [count(openedCount), count(doneCount)],
            }))}
          />
        }
      />
      {fullest && (
        <p className="mt-3 text-dense wrap-anywhere">
          <strong>
            {count(fullest.stoppedCount)} learners are at lesson {fullest.number}
          </strong>
          , {fullest.title}
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
    <Section title="Lessons" meta="Choose a number to see its learners">
      {lessons.length === 0 ? (
        <EmptyState title="No lessons are published" headingLevel="h3">
          What learners do in each lesson appears here once the course is published.
        </EmptyState>
      ) : (
        <>
          {opened.length > 0 && <LessonTable course={course.id} lessons={opened} />}
          {unopened.length > 0 && (
            <Disclosure
              summary={
                <h3 className="text-dense font-semibold">
                  {`Nobody has opened ${countOf(unopened.length, 'lesson')} yet`}
                </h3>
              }
            >
              <ol className="list-none text-dense text-muted">
                {unopened.map(({ id, title, number }) => (
                  <li key={id} className="py-1 wrap-anywhere">
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
          {countOf(stoppedElsewhereCount, ['learner', 'learners'])} last opened a lesson that is no longer in the
          course.
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
        <caption className="sr-only">Lessons and their learners</caption>
        <thead>
          <tr>
            <th scope="col">Lesson</th>
            <th scope="col">Opened</th>
            <th scope="col">Done</th>
            <th scope="col">Stopped here</th>
            {hasQuestions && <th scope="col">Questions</th>}
            {hasPace && (
              <th scope="col" className="max-desk:hidden">
                Usually done
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson) => (
            <tr key={lesson.id}>
              <td className="min-w-32 py-1.5 wrap-anywhere">
                <span className="block font-semibold">
                  {lesson.number}. {lesson.title}
                </span>
                <span className="block text-meta text-muted">{lesson.moduleTitle}</span>
              </td>
              <Learners {...{ course, lesson }} stage="opened" value={lesson.openedCount} name="opened" />
              <Learners {...{ course, lesson }} stage="done" value={lesson.doneCount} name="done" />
              <Learners {...{ course, lesson }} stage="stopped" value={lesson.stoppedCount} name="stopped here" />
              {hasQuestions && (
                <td>
                  {lesson.questionsCount > 0 && (
                    <TextLink
                      href="/dashboard/questions"
                      aria-label={countOf(lesson.questionsCount, 'question')}
                      className="inline-flex min-h-9 items-center"
                    >
                      {count(lesson.questionsCount)}
                    </TextLink>
                  )}
                </td>
              )}
              {hasPace && (
                <td className="text-muted max-desk:hidden">
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
