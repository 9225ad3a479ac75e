import { countOf } from '@kere/brand/count'
import type { Course } from '@kere/contracts/courses/courses'
import { product } from '@kere/brand/brand'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { AnswerTime } from '@kere/screens/lesson-questions/answer-time'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { countCourses } from './course-text.ts'
import { firstAndLast } from '@kere/screens/first-and-last'

/** Writes "Kannada", "Kannada and Hindi", or "Kannada, Hindi, and English". */
function listInWords(names: readonly string[]) {
  if (names.length < 3) return names.join(' and ')
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`
}

/** Shows the instructor. A missing bio is mentioned (S-104), except for a former member (U-19). */
export function CourseInstructor({ course: { id: courseId, instructor } }: { course: Course }) {
  const {
    id,
    isListed = false,
    courseCount,
    name,
    designation,
    organization,
    location,
    teachingExperienceYears: years,
    languages,
  } = instructor
  const page = `/services/educators/${encodeURIComponent(id)}`
  const courses = `${countCourses(courseCount)} on ${product}`
  const facts = [
    designation,
    organization,
    location,
    years && `${countOf(years, 'year')} of teaching`,
    languages.length > 0 && `speaks ${listInWords(languages)}`,
  ].filter(Boolean)
  return (
    <Section title="Your instructor" rule="below">
      <div className="flex flex-col gap-4 pt-5 desk:flex-row desk:gap-6">
        <Avatar {...firstAndLast(name)} src={instructor.avatarUrl} size="large" />
        <div className="max-w-measure">
          <h3>{name}</h3>
          {instructor.id === formerMember.id ? (
            name === formerMember.name && (
              <p className="mt-3">The author of this course has left {product}. The course is still available.</p>
            )
          ) : (
            <>
              <p className="mt-1 text-meta text-muted">{facts.join(' · ')}</p>
              <p className="mt-3">{instructor.bio?.trim() || `${name} has not written a bio yet.`}</p>
              <p className="mt-3 text-meta text-muted">
                {isListed ? <TextLink href={page}>{courses}</TextLink> : courses}
              </p>
              <AnswerTime courseId={courseId} className="mt-1" />
            </>
          )}
        </div>
      </div>
    </Section>
  )
}
