import type { CourseLearner, listCourseLearners } from '@kere/contracts/courses/course-learners'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { progressText } from '@kere/contracts/courses/progress-text'
import { enrollmentStatusNames } from '@kere/contracts/courses/enrollment-options'
import { momentColumn } from '@kere/screens/cells'
import { EnrollmentStatus } from '@kere/screens/enrollment-status'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { defineList } from '@kere/screens/list'
import { byDate, choice, named, text } from '@kere/screens/list-filter'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { editorPath, learnersPath } from '../../../../courses/course-paths.ts'
import { CertificateByHand } from './certificate-by-hand.tsx'

const loadContract = () => import('@kere/contracts/courses/course-learners')

export type LearnersAnswer = EndpointOutput<typeof listCourseLearners>

export const learnersOf = (course: string) =>
  defineList({
    name: 'course-learners',
    path: learnersPath(course),
    title: 'Learners',
    description: 'Learners in this course, with their progress.',
    noun: ['learner', 'learners'],
    filters: {
      search: text({ label: 'Search learners', placeholder: 'Search by name' }),
      status: choice({
        label: 'Progress',
        anyLabel: 'Any progress',
        options: named(enrollmentStatusNames),
      }),
      sort: byDate('enrolled'),
    },
    load: async (api, query, signal): Promise<LearnersAnswer> =>
      api.call((await loadContract()).listCourseLearners, { query: { ...query, course } }, { signal }),
    fixedParams: { course },
    rowName: ({ name }) => name,
    columns: [
      {
        id: 'name',
        header: 'Learner',
        isTitle: true,
        cell: ({ name }) => <PersonCell person={{ name }} />,
      },
      { id: 'status', header: 'Status', cell: ({ status }) => <EnrollmentStatus status={status} /> },
      { id: 'progress', header: 'Progress', cell: (learner) => <Progress learner={learner} /> },
      momentColumn('enrolled', 'Enrolled (IST)', 'enrolledAt', { hideFirst: true }),
      {
        id: 'opened',
        header: 'Last opened',
        hideFirst: true,
        cell: ({ lastOpenedAt }) =>
          lastOpenedAt ? <AgeOrDate instant={lastOpenedAt} /> : <span className="text-muted">Never</span>,
      },
    ],
    card: (learner) => ({
      title: learner.name,
      picture: <PersonPicture person={{ name: learner.name }} />,
      badge: <EnrollmentStatus status={learner.status} />,
      lines: [
        <Progress key="progress" learner={learner} />,
        <span key="enrolled">
          Enrolled <AgeOrDate instant={learner.enrolledAt} isInText />
        </span>,
      ],
    }),
    panel: {
      param: 'learner',
      component: ({ row }: { row: CourseLearner }) => <LearnerPanel row={row} course={course} />,
      missing: {
        text: 'They may be on another page, or hidden by your filters.',
        link: 'Show all learners',
      },
    },
    exportName: 'course-learners',
    failed: { title: 'Failed to fetch learners', text: 'Their progress is safe.' },
    empty: {
      title: 'No learners yet',
      text: 'Learners appear here when they enroll, with their progress.',
      link: { href: editorPath(course), label: 'Edit the course' },
    },
  })

function Progress({ learner }: { learner: CourseLearner }) {
  const { name, progress } = learner
  return (
    <span className="flex max-w-48 items-center gap-2.5">
      <ProgressBar label={`Progress of ${name}`} value={progress} max={100} className="min-w-20 grow" />
      <span className="w-15 text-end whitespace-nowrap tabular-nums">{progressText(learner)}</span>
    </span>
  )
}

function LearnerPanel({ row, course }: { row: CourseLearner; course: string }) {
  const { name, status, lessonsDone, enrolledAt, lastOpenedAt, completedAt } = row
  return (
    <>
      <h3 className="text-panel wrap-anywhere">{name}</h3>
      <Facts className="mt-4">
        <Fact name="Status">
          <EnrollmentStatus status={status} />
        </Fact>
        <Fact name="Progress">{progressText(row)}</Fact>
        <Fact name="Lessons">{lessonsDone} done</Fact>
        <Fact name="Enrolled">
          <Moment instant={enrolledAt} />
        </Fact>
        <Fact name="Opened">{lastOpenedAt ? <Moment instant={lastOpenedAt} /> : 'Never'}</Fact>
        {completedAt && (
          <Fact name="Completed">
            <Moment instant={completedAt} />
          </Fact>
        )}
      </Facts>
      <CertificateByHand key={row.id} learner={row} courseId={course} />
      <p className="mt-4 text-meta text-muted">
        Learners share their name and progress with the educator of a course. Notes and email addresses stay private.
      </p>
    </>
  )
}
