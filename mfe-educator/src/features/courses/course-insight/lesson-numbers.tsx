import { count, countOf } from '@kere/brand/count'
import type { CourseInsight, InsightLesson } from '@kere/contracts/courses/course-insight'
import { insightLimits, paceNames } from '@kere/contracts/courses/course-insight-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { Figure, FigureTable } from '@kere/screens/figure'
import { BarChart } from '@kere/ui/charts/bar-chart'
import { TextLink } from '@kere/ui/controls/link'
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
  return (
    <Section title="Lessons" meta="Choose a number to see its learners">
      {lessons.length === 0 ? (
        <EmptyState title="No lessons are published" headingLevel="h3">
          What learners do in each lesson appears here once the course is published.
        </EmptyState>
      ) : (
        <ol className="list-none border-t border-hairline">
          {lessons.map((lesson, place) => (
            <li key={lesson.id} className="border-b border-hairline py-3">
              <h3 className="text-dense font-semibold wrap-anywhere">
                {place + 1}. {lesson.title}
              </h3>
              <p className="text-meta text-muted wrap-anywhere">{lesson.moduleTitle}</p>
              <Numbers course={course.id} lesson={lesson} />
            </li>
          ))}
        </ol>
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

interface LearnersProps {
  course: string
  lesson: InsightLesson
  stage: 'stopped' | 'opened' | 'done'
  value: number
  name: string
}

function Numbers({ course, lesson }: Pick<LearnersProps, 'course' | 'lesson'>) {
  const { openedCount, doneCount, stoppedCount, questionsCount, pace } = lesson
  if (openedCount + stoppedCount + questionsCount === 0)
    return <p className="mt-1 text-dense text-muted">Nobody opened it yet</p>
  return (
    <ul className="mt-1 flex list-none flex-wrap gap-x-5 text-dense">
      <Learners course={course} lesson={lesson} stage="opened" value={openedCount} name="opened" />
      <Learners course={course} lesson={lesson} stage="done" value={doneCount} name="done" />
      <Learners course={course} lesson={lesson} stage="stopped" value={stoppedCount} name="stopped here" />
      {questionsCount > 0 && (
        <li>
          <TextLink href="/dashboard/questions" className="inline-flex min-h-11 items-center">
            {countOf(questionsCount, 'question')}
          </TextLink>
        </li>
      )}
      {pace && (
        <li className="inline-flex min-h-11 items-center text-muted">
          Usually done {labelOf(paceNames, pace).toLowerCase()}
        </li>
      )}
    </ul>
  )
}

function Learners({ course, lesson, stage, value, name }: LearnersProps) {
  const text = `${count(value)} ${name}`
  return (
    <li className="inline-flex min-h-11 items-center">
      {value === 0 ? (
        <span className="text-muted">{text}</span>
      ) : (
        <TextLink
          href={insightLearnersPath(course, { lesson: lesson.id, stage })}
          className="inline-flex min-h-11 items-center"
        >
          {text}
        </TextLink>
      )}
    </li>
  )
}
