import type { ReactNode } from 'react'
import type { Catalogue } from './catalogue.ts'
import { Icon } from './icon.tsx'
import * as look from './look.ts'
import type { Parts } from './parts.ts'
import { countCourses, languageNames, levelNames, swatch } from './texts.ts'

export const filtersId = 'catalogue-filters'

interface FiltersProps extends Parts {
  catalogue: Catalogue
}

export function Filters({ catalogue, FiltersForm, Link }: FiltersProps) {
  return (
    <FiltersForm id={filtersId} className={look.sheet}>
      <div className="flex min-h-17 shrink-0 items-center gap-2 border-b-2 border-ink ps-gutter pe-2 wide:hidden">
        <p className="grow font-heading text-panel font-heavy tracking-heading">Filters</p>
        <Link
          href="/courses"
          className="group/link font-semibold decoration-1 underline-offset-3 text-brand hover:text-brand-hover hover:decoration-2 underline"
        >
          Clear all
        </Link>
        <button
          type="button"
          popoverTarget={filtersId}
          popoverTargetAction="hide"
          aria-label="Close"
          className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-gutter wide:overflow-visible wide:px-0">
        <div className="border-b border-hairline py-0.5 wide:py-1.75">
          <label className={look.switchRow}>
            <span className="grow">
              Free courses only
              <span className="ps-1.5 text-meta font-normal text-muted tabular-nums">{catalogue.free.count}</span>
            </span>
            <span className="relative inline-flex shrink-0">
              <input
                type="checkbox"
                role="switch"
                name="free"
                value="true"
                defaultChecked={catalogue.free.checked}
                className={look.switchTrack}
              />
              <span aria-hidden="true" className={look.switchKnob} />
            </span>
          </label>
        </div>
        <Group title="Category">
          {catalogue.categories.map(({ value, count, checked }) => (
            <Choice key={value} name="category" value={value} count={count} checked={checked}>
              <span
                aria-hidden="true"
                className="size-2.25 shrink-0 rounded-swatch"
                style={{ background: swatch(value) }}
              />
              <span className="grow">{value}</span>
            </Choice>
          ))}
          <button
            type="button"
            className="min-h-11 cursor-pointer text-dense font-semibold text-brand underline underline-offset-3 wide:hidden noscript:hidden"
          >
            {`All ${catalogue.categories.length} categories`}
          </button>
        </Group>
        <Group title="Level">
          {catalogue.levels.map(({ value, count, checked }) => (
            <Choice key={value} name="level" value={value} count={count} checked={checked}>
              <span className="grow">{levelNames[value]}</span>
            </Choice>
          ))}
        </Group>
        <Group title="Language">
          {catalogue.languages.map(({ value, count, checked }) => (
            <Choice key={value} name="language" value={value} count={count} checked={checked}>
              <span className="grow">{languageNames[value]}</span>
            </Choice>
          ))}
        </Group>
      </div>
      <div className="shrink-0 border-t border-hairline px-gutter py-3 wide:border-0 wide:px-0">
        <button type="submit" className={`${look.primary} ${look.main} w-full wide:hidden noscript:hidden`}>
          <span className={look.words}>{`Show ${countCourses(catalogue.total)}`}</span>
        </button>
        <noscript>
          <button type="submit" className={`${look.primary} ${look.normal} w-full`}>
            <span className={look.words}>Apply filters</span>
          </button>
        </noscript>
      </div>
    </FiltersForm>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group/disclosure border-b border-hairline">
      <summary className={look.disclosureSummary}>
        <div className="min-w-0 grow">
          <h2 className="text-body leading-dense">{title}</h2>
        </div>
        <Icon name="down" className="mt-0.5 size-5 transition-transform group-open/disclosure:rotate-180" />
      </summary>
      <div className="pb-3.5">{children}</div>
    </details>
  )
}

interface ChoiceProps {
  name: string
  value: string
  count: number
  checked: boolean
  children: ReactNode
}

function Choice({ name, value, count, checked, children }: ChoiceProps) {
  return (
    <label className={look.choice}>
      <span className="relative grid size-4.5 shrink-0">
        <input type="checkbox" name={name} value={value} defaultChecked={checked} className={look.checkbox} />
        <Icon name="check" className={look.checkMark} />
      </span>
      {children}
      <span className="ps-2 text-meta text-muted tabular-nums">{count}</span>
    </label>
  )
}
