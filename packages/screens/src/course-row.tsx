import { Unbroken } from '@kere/ui/layout/unbroken'
import { langOf } from './content-language.ts'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { labelOf } from '@kere/contracts/http/open-value'
import { artOf } from '@kere/brand/categories'
import { CategoryLabel } from '@kere/ui/status/category-label'
import type { ReactNode } from 'react'

interface CourseRowProps {
  course: { title: string; category: string; language?: string | undefined }
  picture: ReactNode
  children: ReactNode
  status: ReactNode
  action?: ReactNode
}

export function CourseRow({
  course: { title, category, language },
  picture,
  children,
  status,
  action,
}: CourseRowProps) {
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 desk:grid-cols-[5rem_minmax(0,1fr)_auto]">
      {picture}
      <div className="min-w-0 self-center">
        {category && <CategoryLabel name={labelOf(courseCategoryNames, category)} color={artOf(category).swatch} />}
        <h3 className="mt-0.5">
          <span lang={langOf(language)}>
            <Unbroken>{title}</Unbroken>
          </span>
        </h3>
        {children}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2.5 max-desk:col-span-2 desk:flex-col desk:items-end desk:justify-center">
        {status}
        {action}
      </div>
    </div>
  )
}
