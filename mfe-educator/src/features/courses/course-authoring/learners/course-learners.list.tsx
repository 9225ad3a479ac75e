import { t } from '@kere/brand/messages'
import type { CourseLearner, listCourseLearners } from '@kere/contracts/courses/course-learners'
import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import { progressText } from '@kere/contracts/courses/progress-text'
import { enrollmentStatusNames } from '@kere/contracts/courses/enrollment-options'
import { momentColumn } from '@kere/screens/cells'
import { EnrollmentStatus } from '@kere/screens/enrollment-status'
import { Fact, Facts, Moment, MomentFact } from '@kere/screens/facts'
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
    title: t('Learners', 'Title, educator'),
    above: { label: t('Edit the course', 'Text, educator'), path: editorPath(course) },
    description: t('Learners in this course, with their progress.', 'Text, educator'),
    noun: [t('learner', 'Noun after a number'), t('learners', 'Noun after a number, plural')],
    filters: {
      search: text({
        label: t('Search learners', 'Label, educator'),
        placeholder: t('Search by name', 'Placeholder, educator'),
      }),
      status: choice({
        label: t('Progress', 'Label, educator'),
        anyLabel: t('Any progress', 'Choice, educator'),
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
        header: t('Learner', 'Head of a column, educator'),
        isTitle: true,
        cell: ({ name }) => <PersonCell person={{ name }} />,
      },
      {
        id: 'status',
        header: t('Status', 'Head of a column, educator'),
        cell: ({ status }) => <EnrollmentStatus status={status} />,
      },
      {
        id: 'progress',
        header: t('Progress', 'Head of a column, educator'),
        cell: (learner) => <Progress learner={learner} />,
      },
      momentColumn('enrolled', t('Enrolled (IST)', 'Text, educator'), 'enrolledAt', { hideFirst: true }),
      {
        id: 'opened',
        header: t('Last opened', 'Head of a column, educator'),
        hideFirst: true,
        cell: ({ lastOpenedAt }) =>
          lastOpenedAt ? (
            <AgeOrDate instant={lastOpenedAt} />
          ) : (
            <span className="text-muted">{t('Never', 'Text, educator')}</span>
          ),
      },
    ],
    card: (learner) => ({
      title: learner.name,
      picture: <PersonPicture person={{ name: learner.name }} />,
      badge: <EnrollmentStatus status={learner.status} />,
      lines: [
        <Progress key="progress" learner={learner} />,
        <span key="enrolled">
          {t('Enrolled', 'Before a time, educator')} <AgeOrDate instant={learner.enrolledAt} isInText />
        </span>,
      ],
    }),
    panel: {
      param: 'learner',
      component: ({ row }: { row: CourseLearner }) => <LearnerPanel row={row} course={course} />,
      missing: {
        text: t('They may be on another page, or hidden by your filters.', 'Text, educator'),
        link: t('Show all learners', 'Link, educator'),
      },
    },
    exportName: 'course-learners',
    failed: {
      title: t('Failed to fetch learners', 'Title, educator'),
      text: t('Their progress is safe.', 'Text, educator'),
    },
    empty: {
      title: t('No learners yet', 'Title, educator'),
      text: t('Learners appear here when they enroll, with their progress.', 'Text, educator'),
      link: { href: editorPath(course), label: t('Edit the course', 'Label, educator') },
    },
  })

function Progress({ learner }: { learner: CourseLearner }) {
  const { name, progress } = learner
  return (
    <span className="flex max-w-48 items-center gap-2.5">
      <ProgressBar
        label={t('Progress of {name}', { name }, 'For screen readers, educator')}
        value={progress}
        max={100}
        className="min-w-20 grow"
      />
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
        <Fact name={t('Status', 'Label of a fact, educator')}>
          <EnrollmentStatus status={status} />
        </Fact>
        <Fact name={t('Progress', 'Label of a fact, educator')}>{progressText(row)}</Fact>
        <Fact name={t('Lessons', 'Label of a fact, educator')}>
          {t('{count} done', { count: lessonsDone }, 'Lessons, educator')}
        </Fact>
        <MomentFact name={t('Enrolled', 'Label of a fact, educator')} at={enrolledAt} />
        <Fact name={t('Opened', 'Label of a fact, educator')}>
          {lastOpenedAt ? <Moment instant={lastOpenedAt} /> : t('Never', 'Text, educator')}
        </Fact>
        <MomentFact name={t('Completed', 'Label of a fact, educator')} at={completedAt} />
      </Facts>
      <CertificateByHand key={row.id} learner={row} courseId={course} />
      <p className="mt-4 text-meta text-muted">
        {t(
          'Learners share their name and progress with the educator of a course. Notes and email addresses stay private.',
          'Text, educator',
        )}
      </p>
    </>
  )
}
