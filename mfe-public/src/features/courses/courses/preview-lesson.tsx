import { t } from '@kere/brand/messages'
import type { Course } from '@kere/contracts/courses/courses'
import type { PreviewLesson as Lesson } from '@kere/contracts/courses/learning'
import { Article } from '@kere/ui/layout/article'
import { ButtonLink } from '@kere/ui/controls/button'
import { Price } from '@kere/ui/money/price'
import { Video } from '@kere/ui/art/video'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { coursesCrumb } from './catalogue-address.ts'
import { CourseAction } from './course-action.tsx'
import { courseHref } from './course-href.ts'
import { langOf } from '@kere/screens/content-language'
import { durationOf } from '@kere/screens/duration'
import { countLessons, countModules, lessonTime, outlineTotals } from './course-page-text.ts'
import { lessonKindOf } from './lesson-kinds.ts'

interface PreviewLessonProps {
  lesson: Lesson
  course: Course | null
}

export function PreviewLesson({ lesson, course }: PreviewLessonProps) {
  const { name, glyph } = lessonKindOf(lesson.kind)
  const { module } = lesson
  const facts = [
    t(
      'Lesson {number} of {total}',
      { number: lesson.number, total: module.lessonCount },
      'Place of a lesson in its module',
    ),
    lessonTime(lesson),
  ].filter(Boolean)
  return (
    <div className="px-gutter pt-6 pb-section">
      <div className="mx-auto max-w-page">
        <Breadcrumbs
          crumbs={[
            coursesCrumb,
            {
              label: lesson.course.title,
              href: courseHref(lesson.course.id),
              lang: langOf(lesson.course.language),
            },
            { label: lesson.title, lang: langOf(lesson.language) },
          ]}
        />
        <div className="mt-6 flex flex-col gap-x-10 gap-y-8 wide:mt-9 wide:grid wide:grid-cols-[minmax(0,47.5rem)_24rem] wide:items-start wide:justify-between">
          <div className="min-w-0">
            <header className="border-b-2 border-ink pb-5">
              <p className="flex items-center gap-2 text-dense text-muted">
                <span aria-hidden="true" className={`glyph size-4.5 ${glyph}`} />
                {name} · {t('free preview', 'After the kind of a lesson')}
              </p>
              <h1 lang={langOf(lesson.language)} className="mt-2 text-title">
                {lesson.title}
              </h1>
              <p className="mt-2 text-meta text-muted">
                {t('Module {number}:', { number: module.number }, 'Before the title of a module')}{' '}
                <span lang={langOf(lesson.originalLanguage)}>{module.title}</span> · {facts.join(' · ')}
              </p>
            </header>
            {/* The author's headings begin at h3, so an h2 must stand before them. */}
            <h2 className="sr-only">{t('The lesson', 'Heading, for screen readers')}</h2>
            {lesson.videoUrl && <Video url={lesson.videoUrl} title={lesson.title} className="mt-6" />}
            <div lang={langOf(lesson.language)}>
              <Article html={lesson.html} className="mt-6" />
            </div>
            <Lines
              title={t('Bring', 'Heading: what to take along to work outdoors')}
              lines={lesson.bring}
              lang={langOf(lesson.originalLanguage)}
            />
            <Lines title={t('Checklist', 'Heading')} lines={lesson.checklist} lang={langOf(lesson.originalLanguage)} />
          </div>
          <CourseCall lesson={lesson} course={course} />
        </div>
      </div>
    </div>
  )
}

function Lines({ title, lines, lang }: { title: string; lines: readonly string[]; lang: string | undefined }) {
  if (lines.length === 0) return null
  return (
    <section className="mt-7 max-w-measure border-t border-hairline pt-4">
      <h3>{title}</h3>
      <ul lang={lang} className="mt-2 list-disc ps-6 marker:text-control">
        {lines.map((line) => (
          <li key={line} className="py-1 wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </section>
  )
}

function CourseCall({ lesson, course }: PreviewLessonProps) {
  const totals = course && outlineTotals(course.modules)
  return (
    <aside
      aria-label={t('The whole course', 'Name of a part of the page, for screen readers')}
      className="border-t-2 border-ink pt-4 wide:sticky wide:top-24 wide:rounded-card wide:border wide:border-hairline wide:bg-surface wide:p-5"
    >
      <p className="text-meta text-muted">{t('This lesson is part of', 'Above the title of a course')}</p>
      <p lang={langOf(lesson.course.language)} className="mt-0.5 font-heading text-card font-heavy text-balance">
        {lesson.course.title}
      </p>
      {totals && (
        <p className="mt-1.5 text-meta text-muted">
          {[countModules(totals.modules), countLessons(totals.lessons), durationOf(totals.minutes)].join(' · ')}
        </p>
      )}
      <div className="mt-4 grid gap-3">
        {course && (
          <>
            <Price amount={course.price} size="large" />
            <CourseAction course={course} />
          </>
        )}
        <ButtonLink href={courseHref(lesson.course.id)} variant="outline" wide>
          {t('See the whole course', 'Button')}
        </ButtonLink>
      </div>
    </aside>
  )
}
