import { categoryArt } from '@kere/brand/categories'
import { courseCategories, courseLevels } from '@kere/contracts/course-options'
import { Button } from '@kere/ui/button'
import { Checkbox } from '@kere/ui/checkbox'
import { Disclosure } from '@kere/ui/disclosure'
import { TextLink } from '@kere/ui/link'
import { Switch } from '@kere/ui/switch'
import X from 'lucide-react/icons/x'
import { useState, type ChangeEvent, type FocusEvent, type SubmitEvent } from 'react'
import {
  catalogueParams,
  cataloguePath,
  readCatalogueAddress,
  wholeCatalogue,
  type CatalogueAddress,
} from './catalogue-address.ts'
import type { Catalogue } from './catalogue.api.ts'
import { countCourses, levelNames } from './course-text.ts'
import { HiddenFields } from '../../hidden-fields.tsx'
import { readForm } from '../../read-form.ts'

/** Shown in a sheet before all are asked for. */
const firstCategories = 5

interface CatalogueFiltersProps {
  id: string
  address: CatalogueAddress
  list: Catalogue | null | undefined
  onChange(address: CatalogueAddress): void
}

/**
 * A column on wide screens, else a sheet (S-082): one form, and a popover because browsers open and close those without a
 * script. A change applies at once, without a script on "Apply filters".
 */
export function CatalogueFilters({ id, address, list, onChange }: CatalogueFiltersProps) {
  const [isLong, setLong] = useState(false)
  const facets = list?.facets
  const count = list && countCourses(list.total, list.totalIsLowerBound)

  const change = ({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>) => {
    if (form) onChange(readCatalogueAddress(readForm(form)))
  }
  const close = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.currentTarget.hidePopover()
  }
  // A sheet over the page is left by what is left behind it.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.closest('form')?.hidePopover()
  }

  return (
    <form
      id={id}
      popover="auto"
      method="get"
      action={cataloguePath}
      aria-label="Filters"
      onSubmit={close}
      className="filter-sheet"
    >
      <div className="contents" onBlur={leave}>
        <HiddenFields params={catalogueParams({ ...wholeCatalogue, search: address.search, sort: address.sort })} />
        <div className="flex min-h-17 shrink-0 items-center gap-2 border-b-2 border-ink ps-gutter pe-2 wide:hidden">
          <p className="grow font-heading text-panel font-heavy tracking-heading">Filters</p>
          <TextLink href={cataloguePath}>Clear all</TextLink>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label="Close"
            className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>

        <div className="min-h-0 grow overflow-y-auto overscroll-contain px-gutter wide:overflow-visible wide:px-0">
          <div className="border-b border-hairline py-0.5 wide:py-1.75">
            <Switch
              name="free"
              value="true"
              count={someOf(facets?.free)}
              checked={address.isFreeOnly}
              onChange={change}
            >
              Free courses only
            </Switch>
          </div>
          <Disclosure summary={<FilterTitle>Category</FilterTitle>} isOpen>
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
                {category}
              </Checkbox>
            ))}
            {!isLong && (
              <button
                type="button"
                onClick={() => setLong(true)}
                className="min-h-11 cursor-pointer text-dense font-semibold text-brand underline underline-offset-3 wide:hidden noscript:hidden"
              >
                All {courseCategories.length} categories
              </button>
            )}
          </Disclosure>
          <Disclosure summary={<FilterTitle>Level</FilterTitle>} isOpen>
            {courseLevels.map((level) => (
              <Checkbox
                key={level}
                name="level"
                value={level}
                count={countOf(facets?.level, level)}
                checked={address.levels.includes(level)}
                onChange={change}
              >
                {levelNames[level]}
              </Checkbox>
            ))}
          </Disclosure>
        </div>

        <div className="shrink-0 border-t border-hairline px-gutter py-3 wide:border-0 wide:px-0">
          <Button type="submit" size="main" wide className="wide:hidden noscript:hidden">
            {count ? `Show ${count}` : 'Show courses'}
          </Button>
          <noscript>
            <Button type="submit" wide>
              Apply filters
            </Button>
          </noscript>
        </div>
      </div>
    </form>
  )
}

const countOf = <Value,>(facet: readonly { value: Value; count: number }[] | undefined, wanted: Value) =>
  someOf(facet?.find(({ value }) => value === wanted)?.count)

/** None says nothing. */
const someOf = (count: number | undefined) => (count === 0 ? undefined : count)

function FilterTitle({ children }: { children: string }) {
  return <h2 className="text-body leading-dense">{children}</h2>
}
