import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { coverPath } from '@kere/brand/art-paths'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import type { Course } from '@kere/contracts/courses/courses'
import { labelOf } from '@kere/contracts/http/open-value'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { langOf, languageOf } from '@kere/screens/content-language'
import { ButtonLink } from '@kere/ui/controls/button'
import { Price } from '@kere/ui/money/price'
import BookOpen from 'lucide-react/icons/book-open'
import type { ReactNode } from 'react'
import { Cover } from '../../../pages/cover.tsx'
import { ShareButton } from '../../../pages/share-button.tsx'
import { CourseAction, CourseCode } from './course-action.tsx'
import { courseHref, lessonHref } from './course-href.ts'
import { durationOf } from '@kere/screens/duration'
import { countModules, firstPreview, outlineTotals } from './course-page-text.ts'

/**
 * The card with price and button. On a phone, the facts come before the syllabus and the button stays in view. The
 * promises are beside the price (S-105, S-106).
 */
export function CourseOffer({ course }: { course: Course }) {
  const isPaid = course.price > 0
  const { modules, lessons, minutes } = outlineTotals(course.modules)
  const preview = firstPreview(course.modules)
  return (
    <aside
      aria-label={t('Price and facts', 'Name of a part of the page, for screen readers')}
      className="contents wide:sticky wide:top-24 wide:col-start-2 wide:row-span-2 wide:row-start-1 wide:-mt-59 wide:block wide:overflow-hidden wide:rounded-card wide:border wide:border-hairline wide:bg-surface wide:shadow-layer"
    >
      <div className="relative hidden wide:block">
        <Cover drawing={coverPath(course)} image={course.coverImage} className="h-47" />
        {preview && (
          <ButtonLink
            href={lessonHref(course.id, preview.id)}
            variant="marigold"
            icon={<BookOpen />}
            className="absolute start-4 bottom-4 border-on-marigold"
          >
            {t('Preview lesson {number}', { number: preview.number }, 'Button')}
          </ButtonLink>
        )}
      </div>
      <div
        data-bottom-bar=""
        className="sticky bottom-(--shell-consent) z-1 order-last -mx-gutter mt-8 border-t border-hairline bg-surface px-gutter py-2.5 wide:static wide:mx-0 wide:mt-0 wide:border-0 wide:p-5 wide:pb-0"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="items-center justify-between gap-x-4 wide:flex wide:w-full">
            <Price amount={course.price} className="wide:text-number" />
            {isPaid && (
              <p className="text-meta text-muted max-wide:leading-4 wide:text-end">
                {t('One-time payment,', 'Below the price of a course, first line')}{' '}
                <span className="block">{t('lifetime access', 'Below the price of a course, second line')}</span>
              </p>
            )}
          </div>
          <div className="grow wide:mt-2 wide:w-full desk:max-wide:max-w-100">
            <CourseAction course={course} />
          </div>
        </div>
      </div>
      <div className="flex flex-col pt-6 max-wide:[&>button]:order-last wide:p-5 wide:pt-2.5">
        <CourseCode course={course} />
        <ShareButton title={course.title} path={courseHref(course.id)} className="mt-4 wide:mt-0" />
        {isPaid && (
          <p className="mt-3 flex items-center gap-2 text-meta text-muted">
            <span aria-hidden="true" className="glyph glyph-check size-4 text-leaf" />
            {t('30-day money-back guarantee', 'Below the button of a course')}
          </p>
        )}
        <dl className="mt-4 grid gap-2.5 border-y border-hairline py-4 text-dense wide:border-b-0 wide:pb-0">
          <Fact label={t('Level', 'Filter')}>{labelOf(courseLevelNames, course.level)}</Fact>
          <Fact label={t('Language', 'Label')}>{labelOf(contentLanguageNames, languageOf(course.language))}</Fact>
          <Fact label={t('Duration', 'Label')}>
            <span lang={englishHere}>{course.duration}</span>
          </Fact>
          {lessons > 0 && (
            <Fact label={t('Lessons', 'Label')}>
              {t(
                '{lessons} in {modules}',
                { lessons, modules: countModules(modules) },
                'Number of lessons; modules as “4 modules”',
              )}
            </Fact>
          )}
          {minutes > 0 && <Fact label={t('Total time', 'Label')}>{durationOf(minutes)}</Fact>}
          {course.givesCertificate && (
            <Fact label={t('Certificate', 'Label')}>
              {t('On completion. Anybody can verify it.', 'A certificate of a course')}
            </Fact>
          )}
          {course.requirements.length > 0 && (
            <Fact label={t('You need', 'Label: what a learner must have')}>
              <ul lang={langOf(course.originalLanguage)} className="-mt-2">
                {course.requirements.map((requirement) => (
                  <li key={requirement} className="border-hairline py-2 leading-dense not-last:border-b">
                    {requirement}
                  </li>
                ))}
              </ul>
            </Fact>
          )}
        </dl>
      </div>
    </aside>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.25rem_minmax(0,1fr)] gap-4">
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
