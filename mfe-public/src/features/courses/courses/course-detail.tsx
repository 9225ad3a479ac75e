import { t } from '@kere/brand/messages'
import type { Course } from '@kere/contracts/courses/courses'
import { langOf } from '@kere/screens/content-language'
import { Section } from '@kere/ui/layout/section'
import { CourseBanner } from './course-banner.tsx'
import { CourseInstructor } from './course-instructor.tsx'
import { CourseOffer } from './course-offer.tsx'
import { CourseSyllabus } from './course-syllabus.tsx'
import { splitDescription } from './course-page-text.ts'
import { ExternalCourse } from './external-course.tsx'

export function CourseDetail({ course }: { course: Course }) {
  return (
    <>
      <CourseBanner course={course} />
      <div className="px-gutter pb-section">
        <div className="mx-auto max-w-page">
          <div className="flex flex-col wide:grid wide:grid-cols-[minmax(0,47.5rem)_24rem] wide:grid-rows-[auto_1fr] wide:items-start wide:justify-between wide:gap-x-10">
            <div className="grid gap-10 pt-8 desk:gap-12 desk:pt-9">
              <Objectives objectives={course.objectives} lang={langOf(course.originalLanguage)} />
              <Section title={t('About this course', 'Heading')} rule="none">
                <div lang={langOf(course.language)} className="grid max-w-measure gap-3">
                  {splitDescription(course.description).about.map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </Section>
              <ExternalCourse courseUrl={course.courseUrl} />
            </div>
            <CourseOffer course={course} />
            <div className="grid gap-10 pt-10 desk:gap-12 desk:pt-12 wide:row-start-2">
              <CourseSyllabus course={course} />
              <CourseInstructor course={course} />
            </div>
          </div>
        </div>
      </div>
    </>
  )
}

function Objectives({ objectives, lang }: Pick<Course, 'objectives'> & { lang: string | undefined }) {
  if (objectives.length === 0) return null
  return (
    <Section title={t('What you will be able to do', 'Heading on the page of a course')} rule="below">
      <ul lang={lang} className="grid gap-x-8 desk:grid-cols-2">
        {objectives.map((objective) => (
          <li key={objective} className="flex gap-3 border-b border-hairline py-3 leading-dense wrap-anywhere">
            <span aria-hidden="true" className="glyph glyph-check size-4.5 text-leaf" />
            {objective}
          </li>
        ))}
      </ul>
    </Section>
  )
}
