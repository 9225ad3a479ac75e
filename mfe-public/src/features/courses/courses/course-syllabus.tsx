import { t } from '@kere/brand/messages'
import type { Course, CourseModule } from '@kere/contracts/courses/courses'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { lessonHref } from './course-href.ts'
import { langOf } from '@kere/screens/content-language'
import { durationOf } from '@kere/screens/duration'
import { countLessons, countModules, lessonTime, moduleMinutes, outlineTotals } from './course-page-text.ts'
import { lessonKindOf } from './lesson-kinds.ts'

const headLayout =
  'grid grid-cols-[1.625rem_minmax(0,1fr)_1.25rem] items-start gap-x-4 py-3.5 desk:grid-cols-[1.625rem_minmax(0,1fr)_auto_1.25rem]'

/** Shows the outline, or nothing if there is none (C-19). */
export function CourseSyllabus({
  course: { id, modules, originalLanguage },
}: {
  course: Pick<Course, 'id' | 'modules' | 'originalLanguage'>
}) {
  if (modules.length === 0) return null
  const totals = outlineTotals(modules)
  const sums = [countModules(totals.modules), countLessons(totals.lessons), durationOf(totals.minutes)]
  return (
    <Section title={t('Syllabus', 'Heading: the outline of a course')} rule="below" meta={sums.join(' · ')}>
      {modules.map((module, position) => (
        <Disclosure
          key={module.id}
          marker="plus"
          isOpen={position === 0}
          summary={<ModuleHead module={module} number={position + 1} lang={langOf(originalLanguage)} />}
          summaryLayout={headLayout}
        >
          <ol className="desk:ms-10.5 desk:me-8">
            {module.lessons.map((lesson) => {
              const { name, glyph } = lessonKindOf(lesson.kind)
              return (
                <li key={lesson.id} className="lesson-row">
                  <span aria-hidden="true" className={`glyph size-4.5 text-muted ${glyph}`} />
                  <span className="grow wrap-anywhere">
                    <span className="sr-only">{name}: </span>
                    <span lang={langOf(lesson.language)}>{lesson.title}</span>
                  </span>
                  {lesson.isPreview && (
                    <TextLink
                      href={lessonHref(id, lesson.id)}
                      aria-label={t('Preview: {lesson}', { lesson: lesson.title }, 'Link, for screen readers')}
                      className="shrink-0"
                    >
                      {t('Preview', 'Link: a lesson that can be read before enrolling')}
                    </TextLink>
                  )}
                  <LessonTime lesson={lesson} />
                </li>
              )
            })}
          </ol>
        </Disclosure>
      ))}
    </Section>
  )
}

function LessonTime({ lesson }: { lesson: CourseModule['lessons'][number] }) {
  const time = lessonTime(lesson)
  return (
    <span aria-hidden={time === null} className="lesson-minutes">
      {time ?? lessonKindOf(lesson.kind).name}
    </span>
  )
}

function ModuleHead({ module, number, lang }: { module: CourseModule; number: number; lang: string | undefined }) {
  return (
    <>
      <span aria-hidden="true" className="font-heading text-card font-heavy text-brand">
        {number}
      </span>
      <h3 lang={lang}>{module.title}</h3>
      <span lang={lang} className="col-start-2 mt-0.5 text-snug wrap-anywhere text-muted">
        {module.summary}
      </span>
      <span className="col-start-2 text-meta text-muted desk:col-start-3 desk:row-span-2 desk:row-start-1 desk:text-end">
        {countLessons(module.lessons.length)}
        <span className="desk:hidden"> · </span>
        <span className="desk:block">{durationOf(moduleMinutes(module))}</span>
      </span>
    </>
  )
}
