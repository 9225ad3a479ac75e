import type { Catalogue, CourseCard } from './catalogue.ts'
import { Filters, filtersId } from './filters.tsx'
import { Icon } from './icon.tsx'
import * as look from './look.ts'
import type { Parts } from './parts.ts'
import { catalogueLead, countCourses, enrolledText, formatCount, formatPrice, levelNames, sorts, swatch } from './texts.ts'

interface CataloguePageProps extends Parts {
  catalogue: Catalogue
}

export function CataloguePage({ catalogue, ...parts }: CataloguePageProps) {
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="grid items-end gap-x-10 gap-y-5 pt-7 pb-5 desk:pt-13 wide:grid-cols-[1fr_31.5rem]">
          <div>
            <h1>Courses</h1>
            <p className="mt-1.5 text-lead text-muted">{catalogueLead(catalogue.published)}</p>
          </div>
          <Search />
        </header>
        <div className="border-t-2 border-ink wide:grid wide:grid-cols-[15.5rem_minmax(0,1fr)] wide:gap-x-10">
          <Filters catalogue={catalogue} {...parts} />
          <section aria-labelledby="catalogue-count" className="pt-3.5 wide:pt-4.5">
            <div className="flex min-h-11 items-center gap-2">
              <h2 id="catalogue-count" tabIndex={-1} className="mr-auto text-panel">
                {countCourses(catalogue.total)}
              </h2>
              <button
                type="button"
                popoverTarget={filtersId}
                className={`${look.outline} ${look.normal} wide:hidden`}
              >
                <span className={look.words}>
                  <span className="inline-flex [&>svg]:size-4.5">
                    <Icon name="sliders" className="" />
                  </span>
                  Filters
                </span>
              </button>
              <Sort />
            </div>
            <div className="mt-4.5 transition-opacity">
              <ul className="-mb-gap grid list-none grid-cols-1 gap-x-gap desk:grid-cols-2 wide:grid-cols-3">
                {catalogue.courses.map((course, position) => (
                  <Card key={course.id} course={course} position={position} Link={parts.Link} />
                ))}
              </ul>
              <More shown={catalogue.courses.length} total={catalogue.total} Link={parts.Link} />
            </div>
          </section>
        </div>
      </div>
    </div>
  )
}

function Search() {
  return (
    <form role="search" action="/courses" method="get">
      <div className="flex gap-2 desk:gap-3">
        <div className="min-w-0 grow [&_input]:text-ellipsis">
          <label htmlFor="search" className="sr-only">
            Search courses
          </label>
          <span className="relative block">
            <Icon
              name="search"
              className="pointer-events-none absolute inset-s-3.5 top-1/2 size-5 -translate-y-1/2"
            />
            <input
              type="search"
              id="search"
              name="search"
              enterKeyHint="search"
              autoComplete="off"
              placeholder="Search titles and descriptions"
              maxLength={100}
              className={look.searchField}
            />
          </span>
        </div>
        <button type="submit" className={`${look.primary} ${look.main}`}>
          <span className={look.words}>Search</span>
        </button>
      </div>
    </form>
  )
}

function Sort() {
  return (
    <form className="flex items-center gap-2" action="/courses" method="get">
      <label htmlFor="catalogue-sort" className="text-meta text-muted max-desk:sr-only">
        Sort
      </label>
      <div className={look.sortBox}>
        <Icon name="sort" className="pointer-events-none absolute size-4.5 desk:hidden" />
        <select id="catalogue-sort" name="sort" defaultValue="newest" className={look.sortList}>
          {sorts.map(([value, name]) => (
            <option key={value} value={value} className="bg-surface text-ink">
              {name}
            </option>
          ))}
        </select>
        <Icon name="down" className="pointer-events-none absolute right-2.5 size-4.5 max-desk:hidden" />
      </div>
      <noscript>
        <button type="submit" className="h-11 rounded-control border border-control bg-surface px-3 font-semibold">
          Sort
        </button>
      </noscript>
    </form>
  )
}

interface CardProps extends Pick<Parts, 'Link'> {
  course: CourseCard
  position: number
}

function Card({ course, position, Link }: CardProps) {
  return (
    <li className={look.card}>
      <div className="relative overflow-hidden bg-sunken h-30 border-b border-hairline desk:h-33">
        <img
          width={315}
          height={168}
          alt=""
          decoding="async"
          loading={position < 2 ? 'eager' : 'lazy'}
          fetchPriority={position === 0 ? 'high' : 'auto'}
          src={course.cover}
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="px-4 pt-3.5">
        <span className="inline-flex items-center gap-2 text-meta text-muted">
          <span
            aria-hidden="true"
            className="size-2.25 shrink-0 rounded-swatch"
            style={{ background: swatch(course.category) }}
          />
          {course.category}
        </span>
      </div>
      <h3 className="px-4 pt-1.75 text-card">
        <Link href={`/courses/${course.id}`} className={look.cardLink}>
          {course.title}
        </Link>
      </h3>
      <div className="px-4 pt-1.5 text-snug text-muted">
        <p className="line-clamp-3">{course.description}</p>
      </div>
      <div className="flex flex-col justify-end px-4 pt-2.5 pb-3.5">
        <div className="mb-3 text-meta text-muted">
          <span className="block font-medium text-ink">{course.instructor}</span>
          {`${levelNames[course.level]} · ${course.duration}`}
        </div>
        <div className="flex items-center justify-between gap-4 border-t border-hairline pt-3">
          <data value={course.price} className="font-heading font-heavy tracking-heading text-price">
            {formatPrice(course.price)}
          </data>
          <span className="text-meta text-muted">{enrolledText(course)}</span>
        </div>
      </div>
    </li>
  )
}

interface MoreProps extends Pick<Parts, 'Link'> {
  shown: number
  total: number
}

function More({ shown, total, Link }: MoreProps) {
  return (
    <div className="mt-8 grid justify-items-center gap-3 text-center desk:mt-9">
      <span aria-hidden="true" className="block h-1 w-45 overflow-hidden rounded-swatch bg-hairline">
        <span style={{ width: `${(100 * shown) / total}%` }} className="block h-full bg-brand" />
      </span>
      <p tabIndex={-1} className="text-meta text-muted">{`Showing ${shown} of ${formatCount(total)}`}</p>
      {shown < total && (
        <Link href="/courses?show=40" className={`${look.outline} ${look.normal}`}>
          <span className={look.words}>{`Load ${Math.min(20, total - shown)} more`}</span>
        </Link>
      )}
    </div>
  )
}
