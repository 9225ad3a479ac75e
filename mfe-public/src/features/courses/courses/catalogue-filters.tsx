import { localPath } from '@kere/brand/local-path'
import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { t } from '@kere/brand/messages'
import { categoryArt } from '@kere/brand/categories'
import { courseCategories, courseLevels, courseLevelNames } from '@kere/contracts/courses/course-options'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Switch } from '@kere/ui/controls/switch'
import { useState, type ChangeEvent } from 'react'
import {
  catalogueParams,
  cataloguePath,
  readCatalogueAddress,
  wholeCatalogue,
  type CatalogueAddress,
} from './catalogue-address.ts'
import type { Catalogue } from './catalogue.api.ts'
import { countCourses } from './course-text.ts'
import { FilterSheet, FilterTitle } from '../../../lists/filter-sheet.tsx'
import { LanguageFilter } from '../../../lists/language-filter.tsx'
import { readForm } from '../../../forms/filter-fields.tsx'

const firstCategories = 5

interface CatalogueFiltersProps {
  id: string
  address: CatalogueAddress
  list: Catalogue | null | undefined
  onChange(address: CatalogueAddress): void
}

export function CatalogueFilters({ id, address, list, onChange }: CatalogueFiltersProps) {
  const [isLong, setLong] = useState(false)
  const facets = list?.facets
  const count = list && countCourses(list.total, list.totalIsLowerBound)

  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) onChange(readCatalogueAddress(readForm(form)))
  }

  return (
    <FilterSheet
      id={id}
      action={localPath(cataloguePath)}
      kept={catalogueParams({ ...wholeCatalogue, search: address.search, sort: address.sort })}
      clearHref={cataloguePath}
      applyLabel={
        count
          ? t('Show {courses}', { courses: count }, 'Button below the filters; courses as “24 courses”')
          : t('Show courses', 'Button below the filters')
      }
      className="filter-sheet-sticky"
    >
      <div className="border-b border-hairline py-0.5 wide:py-1.75">
        <Switch name="free" value="true" count={facets?.free} checked={address.isFreeOnly} onChange={change}>
          {t('Free courses only', 'Filter')}
        </Switch>
      </div>
      <Disclosure summary={<FilterTitle>{t('Category', 'Filter: subject of courses')}</FilterTitle>} isOpen>
        {courseCategories.map((category, position) => (
          <Checkbox
            key={category}
            name="category"
            value={category}
            swatch={categoryArt[category].swatch}
            count={countOf(facets?.category, category)}
            checked={address.categories.includes(category)}
            onChange={change}
            className={position < firstCategories || isLong ? '' : 'max-wide:not-noscript:hidden'}
          >
            {courseCategoryNames[category]}
          </Checkbox>
        ))}
        {!isLong && (
          <button
            type="button"
            onClick={() => setLong(true)}
            className="min-h-11 cursor-pointer text-dense font-semibold text-brand underline underline-offset-3 wide:hidden noscript:hidden"
          >
            {t('All {count} categories', { count: courseCategories.length }, 'Button: show all subjects')}
          </button>
        )}
      </Disclosure>
      <Disclosure summary={<FilterTitle>{t('Level', 'Filter')}</FilterTitle>} isOpen>
        {courseLevels.map((level) => (
          <Checkbox
            key={level}
            name="level"
            value={level}
            count={countOf(facets?.level, level)}
            checked={address.levels.includes(level)}
            onChange={change}
          >
            {courseLevelNames[level]}
          </Checkbox>
        ))}
      </Disclosure>
      <LanguageFilter chosen={address.languages} counts={facets?.language} onChange={change} />
    </FilterSheet>
  )
}

const countOf = <Value,>(facet: readonly { value: Value; count: number }[] | undefined, wanted: Value) =>
  facet?.find(({ value }) => value === wanted)?.count
