import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { labelOf } from '@kere/contracts/http/open-value'
import { spokenLanguageNames } from '@kere/contracts/people/spoken-languages'
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
function listInWords(all: readonly string[]) {
  const names = all.map((name) => labelOf(spokenLanguageNames, name))
  const last = names.at(-1) ?? ''
  if (names.length < 2) return last
  if (names.length === 2) return t('{first} and {last}', { first: names[0] ?? '', last }, 'Two names in a sentence')
  return t('{several}, and {last}', { several: names.slice(0, -1).join(', '), last }, 'Several names in a sentence')
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
  const courses = t(
    '{courses} on {product}',
    { courses: countCourses(courseCount), product },
    'What an educator teaches; courses as “24 courses”',
  )
  const work = [designation, organization, location].filter(Boolean).join(' · ')
  const facts = [
    years &&
      t('{years, plural, one {# year} other {# years}} of teaching', { years }, 'About an educator, part of a line'),
    languages.length > 0 &&
      t('speaks {languages}', { languages: listInWords(languages) }, 'About an educator, part of a line'),
  ].filter(Boolean)
  return (
    <Section title={t('Your instructor', 'Heading')} rule="below">
      <div className="flex flex-col gap-4 pt-5 desk:flex-row desk:gap-6">
        <Avatar {...firstAndLast(name)} src={instructor.avatarUrl} size="large" />
        <div className="max-w-measure">
          <h3 lang={englishHere}>{name}</h3>
          {instructor.id === formerMember.id ? (
            name === formerMember.name && (
              <p className="mt-3">
                {t(
                  'The author of this course has left {product}. The course is still available.',
                  { product },
                  'Page of a course',
                )}
              </p>
            )
          ) : (
            <>
              <p className="mt-1 text-meta text-muted">
                {work && <span lang={englishHere}>{work}</span>}
                {work && facts.length > 0 && ' · '}
                {facts.join(' · ')}
              </p>
              {instructor.bio?.trim() ? (
                <p lang={englishHere} className="mt-3">
                  {instructor.bio.trim()}
                </p>
              ) : (
                <p className="mt-3">{t('{name} has not written a bio yet.', { name }, 'About an educator')}</p>
              )}
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
