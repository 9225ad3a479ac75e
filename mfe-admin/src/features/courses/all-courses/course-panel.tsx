import type { ListedCourse } from '@kere/contracts/courses/all-courses'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { indianDigits } from '@kere/brand/indian-digits'
import { nameOfCourse } from '@kere/screens/course-acts'
import { courseHref } from '@kere/screens/course-href'
import { CourseStatus, isPublished, isArchivedOrDeleted } from '@kere/screens/course-status'
import { CourseThumbnail } from '@kere/screens/course-thumbnail'
import { Fact, Facts, Moment, MomentFact } from '@kere/screens/facts'
import { useRowActs } from '@kere/screens/use-row-acts'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { formatPrice } from '@kere/ui/money/price-format'
import { Switch } from '@kere/ui/controls/switch'
import { courseActs, coursesOfPath, editorPath, freePlacesPath, learnersPath } from './all-courses.acts.tsx'

export function CoursePanel({ row: course }: { row: ListedCourse }) {
  const { id, title, status, featured, educator, category, price, lessonCount, enrollmentCount } = course
  const { completedCount, averageProgress, createdAt, publishedAt, touchedAt, goesAt } = course
  const { run, busyWith } = useRowActs(courseActs, course)
  return (
    <>
      <div className="flex items-start gap-3">
        <div className="shrink-0">
          <CourseThumbnail course={course} />
        </div>
        <div className="min-w-0">
          <h3 className="text-panel wrap-anywhere">{nameOfCourse(title)}</h3>
          <CourseStatus status={status} className="mt-1.5" />
        </div>
      </div>
      <div className="mt-4 flex flex-wrap gap-2 *:grow">
        {isArchivedOrDeleted(status) ? (
          <Button isBusy={busyWith === 'restore'} onClick={() => run('restore')}>
            Restore
          </Button>
        ) : (
          <>
            <ButtonLink href={editorPath(id)}>Open editor</ButtonLink>
            {status === 'published' ? (
              <Button variant="outline" isBusy={busyWith === 'unpublish'} onClick={() => run('unpublish')}>
                Unpublish
              </Button>
            ) : (
              <Button variant="outline" isBusy={busyWith === 'publish'} onClick={() => run('publish')}>
                {isPublished(status) ? 'Publish changes' : 'Publish'}
              </Button>
            )}
          </>
        )}
      </div>
      <Switch
        checked={featured}
        disabled={!featured && !isPublished(status)}
        onChange={() => run(featured ? 'unfeature' : 'feature')}
        className="mt-3"
      >
        Featured
        <span className="block text-meta font-normal text-muted">
          {isPublished(status)
            ? 'Home shows the 3 that were published last'
            : featured
              ? 'Home shows it again once it is published'
              : 'Publish the course first'}
        </span>
      </Switch>
      <Facts className="mt-3">
        <Fact name="Educator">
          {educator ? (
            <>
              {educator.name}
              <TextLink href={coursesOfPath(educator.id)} className="block">
                All their courses
              </TextLink>
            </>
          ) : (
            formerMember.name
          )}
        </Fact>
        <Fact name="Subject">{category || <span className="text-muted">Not chosen yet</span>}</Fact>
        <Fact name="Price">
          {formatPrice(price)}
          {price > 0 && (
            <TextLink href={freePlacesPath(id)} className="block">
              Free places
            </TextLink>
          )}
        </Fact>
        <Fact name="Lessons">{indianDigits(lessonCount)}</Fact>
        <Fact name="Learners">
          <TextLink href={learnersPath(id)}>{indianDigits(enrollmentCount)}</TextLink>
          {averageProgress !== null && (
            <span className="block text-muted">
              {indianDigits(completedCount)} completed, {averageProgress}% on average
            </span>
          )}
        </Fact>
        <MomentFact name="Created" at={createdAt} />
        <Fact name="Published">
          {publishedAt ? <Moment instant={publishedAt} /> : <span className="text-muted">Never</span>}
        </Fact>
        <MomentFact name="Changed" at={touchedAt} />
        <MomentFact name="Goes" at={goesAt} />
      </Facts>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-2">
        {isPublished(status) ? <TextLink href={courseHref(id)}>View the public page</TextLink> : <span />}
        {!isArchivedOrDeleted(status) && (
          <Button variant="danger" size="toolbar" isBusy={busyWith === 'delete'} onClick={() => run('delete')}>
            {enrollmentCount > 0 ? 'Archive' : 'Delete'}
          </Button>
        )}
      </div>
    </>
  )
}
