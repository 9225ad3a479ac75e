import { t } from '@kere/brand/messages'

/** Writes "1 course", "24 courses" or "1,000+ courses" (S-086). */
export const countCourses = (count: number, isLowerBound = false): string =>
  isLowerBound
    ? t('{count}+ courses', { count }, 'More than this many, as “1,000+ courses”')
    : t('{count, plural, one {# course} other {# courses}}', { count }, 'Number of courses')

/** Below this share, the number would say more about how new a course is than about the course. */
const leastShownPercent = 50

/** Returns the share of learners who finished, or null where it is not shown to visitors. */
export const shownFinishedPercent = ({ finishedPercent }: { finishedPercent?: number | null | undefined }) =>
  finishedPercent && finishedPercent >= leastShownPercent ? finishedPercent : null

/** Writes "14 enrolled, 57% finished". A small share is left out. */
export const enrolledText = (course: { enrollmentCount: number; finishedPercent?: number | null | undefined }) => {
  const percent = shownFinishedPercent(course)
  return percent
    ? t(
        '{count} enrolled, {percent}% finished',
        { count: course.enrollmentCount, percent },
        'On the card of a course: people',
      )
    : t('{count} enrolled', { count: course.enrollmentCount }, 'On the card of a course: people')
}

export function catalogueLead(published: { total: number; free: number } | undefined): string {
  if (!published) return t('Courses taught by practitioners.', 'Below the title of the catalogue')
  const courses = countCourses(published.total)
  const taught = t('{courses} taught by practitioners.', { courses }, 'Catalogue; courses as “24 courses”')
  if (published.total === 0 || published.free === 0) return taught
  if (published.total === 1) return `${taught} ${t('It is free.', 'Catalogue, about its only course')}`
  if (published.free === published.total)
    return `${taught} ${t('All of them are free.', 'Catalogue, about its courses')}`
  const { free } = published
  return `${taught} ${t('{free, plural, one {# of them is free.} other {# of them are free.}}', { free }, 'Catalogue, about its courses')}`
}

export const countSubjects = (count: number) =>
  t('{count, plural, one {# subject} other {# subjects}}', { count }, 'Number of subjects of courses')
