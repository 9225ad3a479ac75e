import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { coverPath } from '@kere/brand/art-paths'
import { smallPictureOf } from '@kere/contracts/files/small-picture'
import { durationOf } from '@kere/screens/duration'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { Price } from '@kere/ui/money/price'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Cover } from '../../../pages/cover.tsx'
import type { SampleCourse as Sample } from './sample-course.api.ts'

/** Shows a real published course, so that nothing in it is invented. */
export function SampleCourse({ course }: { course: Sample }) {
  const { id, title, instructor, modules, price } = course
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-surface">
      <Cover drawing={coverPath(course)} image={course.coverImage} className="h-32! w-full desk:h-40!" />
      <div className="p-5">
        <p className="text-meta text-muted">{t('A course as learners see it', 'Above a sample')}</p>
        <h3 className="mt-0.5 text-card wrap-anywhere">
          <TextLink lang={englishHere} href={`/courses/${encodeURIComponent(id)}`}>
            {title}
          </TextLink>
        </h3>
        <ol className="mt-3 list-none">
          {modules.map((module, index) => (
            <li
              key={module.id}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] gap-x-2.5 border-t border-hairline py-2.5 text-dense"
            >
              <span aria-hidden="true" className="font-heading font-semibold text-brand">
                {index + 1}
              </span>
              <span className="min-w-0">
                <span lang={englishHere} className="block font-semibold wrap-anywhere">
                  {module.title}
                </span>
                <span className="text-meta text-muted">{contentOf(module)}</span>
              </span>
              <span className="text-meta whitespace-nowrap text-muted tabular-nums">{durationOf(module.minutes)}</span>
            </li>
          ))}
        </ol>
        <p className="flex items-center gap-3 border-t-2 border-ink pt-3 text-dense">
          <Avatar
            {...firstAndLast(instructor.name)}
            src={smallPictureOf(instructor.avatarUrl ?? null)}
            className="size-8!"
          />
          <span lang={englishHere} className="min-w-0 grow wrap-anywhere">
            {instructor.name}
            {instructor.designation && <span className="text-muted">, {instructor.designation}</span>}
          </span>
          <Price amount={price} />
        </p>
      </div>
    </div>
  )
}

const contentOf = ({ lessons, tasks }: Sample['modules'][number]) =>
  [
    lessons > 0 && t('{lessons, plural, one {# lesson} other {# lessons}}', { lessons }, 'Number of lessons'),
    tasks > 0 && t('{tasks, plural, one {# field task} other {# field tasks}}', { tasks }, 'Number of tasks outdoors'),
  ]
    .filter(Boolean)
    .join(` ${t('and', 'Between the last two of several names')} `)
