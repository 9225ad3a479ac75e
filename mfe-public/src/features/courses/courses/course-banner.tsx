import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { contentLanguageNames } from '@kere/contracts/translations/content-languages'
import { labelOf } from '@kere/contracts/http/open-value'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { bannerPath } from '@kere/brand/art-paths'
import { artOf } from '@kere/brand/categories'
import type { Course } from '@kere/contracts/courses/courses'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { indianDigits } from '@kere/brand/indian-digits'
import { Avatar } from '@kere/ui/art/avatar'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { categoryHref, coursesCrumb } from './catalogue-address.ts'
import { monthAndYear, splitDescription } from './course-page-text.ts'
import { shownFinishedPercent } from './course-text.ts'
import { langOf, languageOf } from '@kere/screens/content-language'
import { firstAndLast } from '@kere/screens/first-and-last'

/** The course's title in white on the plain end of its own banner (S-095). */
export function CourseBanner({ course }: { course: Course }) {
  const { instructor, category } = course
  const { band } = artOf(category)
  const finishedPercent = shownFinishedPercent(course)
  return (
    <header className="relative overflow-hidden px-gutter text-on-band" style={{ backgroundColor: band }}>
      <img
        data-art=""
        src={bannerPath(course)}
        alt=""
        width={1296}
        height={448}
        fetchPriority="high"
        decoding="sync"
        className="absolute inset-0 size-full object-fill"
      />
      <div className="relative mx-auto max-w-page pt-6 pb-6 desk:min-h-102 desk:pt-6.5 desk:pb-11">
        <Breadcrumbs
          crumbs={[coursesCrumb, { label: labelOf(courseCategoryNames, category), href: categoryHref(category) }]}
          linkClassName="outline-on-band"
        />
        <div className="max-w-[calc(52*var(--ds-ch))] pt-2.5 desk:pt-4 wide:max-w-[42rem]">
          <h1 lang={langOf(course.language)} className="wide:max-w-[calc(14*var(--ds-heading-ch))] wide:min-w-120">
            <Unbroken>{course.title}</Unbroken>
          </h1>
          <p lang={langOf(course.language)} className="mt-3 text-lead desk:mt-3.5">
            {splitDescription(course.description).lead}
          </p>
          {langOf(course.language) && (
            <p className="mt-3 text-dense">
              {t(
                'This course is in {language}.',
                { language: labelOf(contentLanguageNames, languageOf(course.language)) },
                'Below the title of a course that is not in the language of the page',
              )}
            </p>
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3.5 text-meta">
          <div className="flex items-center gap-3.5 max-desk:w-full">
            <Avatar
              {...firstAndLast(instructor.name)}
              src={smallPictureOf(instructor.avatarUrl ?? null)}
              className="ring-2 ring-on-band"
            />
            <div lang={englishHere}>
              <p className="text-dense font-semibold">{instructor.name}</p>
              <p>{[instructor.designation, instructor.location?.split(',')[0]].filter(Boolean).join(', ')}</p>
            </div>
          </div>
          <dl className="flex items-center gap-x-4">
            <Fact
              label={t('Published', 'Label: when a course was published')}
              value={monthAndYear(course.publishedAt)}
            />
            <Fact
              label={t('Enrolled', 'Label: how many people have enrolled')}
              value={indianDigits(course.enrollmentCount)}
            />
            {finishedPercent !== null && (
              <Fact
                label={t('Finished', 'Label: which share of people has finished a course')}
                value={`${finishedPercent}%`}
              />
            )}
          </dl>
        </div>
      </div>
    </header>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse border-on-band/40 not-first:border-s not-first:ps-4 desk:border-s desk:ps-4">
      <dt>{label}</dt>
      <dd className="text-dense font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
