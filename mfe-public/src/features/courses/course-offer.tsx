import type { Course } from '@kere/contracts/courses'
import { labelOf } from '@kere/contracts/open-value'
import { Price } from '@kere/ui/price'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { CourseCover } from './course-cover.tsx'
import { countModules, formatMinutes, outlineTotals } from './course-page-text.ts'
import { levelNames } from './course-text.ts'
import { ShareButton } from './share-button.tsx'

/** What a paid course promises beside its price (S-105, S-106). */
export function CourseOffer({ course }: { course: Course }) {
  const isPaid = course.price > 0
  const { modules, lessons, minutes } = outlineTotals(course.modules)
  return (
    <aside
      aria-label="Price and facts"
      className="pt-6 wide:sticky wide:top-24 wide:col-start-2 wide:row-start-1 wide:-mt-59 wide:overflow-hidden wide:rounded-card wide:border wide:border-hairline wide:bg-surface wide:pt-0 wide:shadow-layer"
    >
      <CourseCover course={course} loading="eager" className="hidden h-47 border-b border-hairline wide:block" />
      <div className="wide:p-5">
        <div className="flex items-center justify-between gap-4">
          <Price amount={course.price} size="large" />
          {isPaid && (
            <p className="text-end text-meta text-muted">
              One-time payment, <span className="block">lifetime access</span>
            </p>
          )}
        </div>
        <ShareButton course={course} />
        {isPaid && (
          <p className="mt-3 flex items-center gap-2 text-meta text-muted">
            <Check aria-hidden="true" className="size-4 text-leaf" />
            30-day money-back guarantee
          </p>
        )}
        <dl className="mt-4 grid gap-2.5 border-y border-hairline py-4 text-dense wide:border-b-0 wide:pb-0">
          <Fact label="Level">{labelOf(levelNames, course.level)}</Fact>
          <Fact label="Duration">{course.duration}</Fact>
          {lessons > 0 && <Fact label="Lessons">{`${lessons} in ${countModules(modules)}`}</Fact>}
          {minutes > 0 && <Fact label="Total time">{formatMinutes(minutes)}</Fact>}
          {course.requirements.length > 0 && (
            <Fact label="You need">
              <ul className="-mt-2">
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
