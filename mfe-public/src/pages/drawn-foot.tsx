import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { artOf } from '@kere/brand/categories'
import { Card, CardGrid } from '@kere/ui/layout/card'
import { Section } from '@kere/ui/layout/section'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { Price } from '@kere/ui/money/price'
import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { Cover } from './cover.tsx'
import type { NextNeighbors, NextStep, NextThing } from './next-step.ts'

export function DrawnFoot({ query }: { query: Pick<UseQueryOptions<NextStep>, 'queryKey' | 'queryFn'> }) {
  const { data } = useQuery({ ...query, placeholderData: keepPreviousData })
  return data && (data.things.length > 0 || data.neighbors) ? <Foot next={data} /> : null
}

/** Shows where the page leads: its neighbours, and up to three related things. */
function Foot({ next: { title, all, things, neighbors } }: { next: NextStep }) {
  return (
    <div data-foot="" className="px-gutter pb-section print:hidden">
      <div className="mx-auto max-w-page">
        {neighbors && <Neighbors neighbors={neighbors} />}
        {things.length > 0 && (
          <Section title={title} link={all}>
            <CardGrid className={`cards-below ${things.length === 2 ? 'desk:grid-cols-2!' : 'desk:grid-cols-3!'}`}>
              {things.map((thing) => (
                <Thing key={thing.href} thing={thing} />
              ))}
            </CardGrid>
          </Section>
        )}
      </div>
    </div>
  )
}

function Thing({ thing }: { thing: NextThing }) {
  const { href, title, text, isOwnText, subject, label, cover, by, kind, facts, price, end } = thing
  return (
    <Card
      cover={<Cover {...cover} className="card-cover" />}
      label={label}
      swatch={artOf(subject).swatch}
      title={title}
      href={href}
      text={text}
      isOwnText={isOwnText}
      facts={
        <>
          <span className="card-person" lang={englishHere}>
            {by}
          </span>
          {kind && <Unbroken>{kind}</Unbroken>}
          {kind && facts && ' · '}
          {facts && (
            <span lang={englishHere}>
              <Unbroken>{facts}</Unbroken>
            </span>
          )}
        </>
      }
      start={price !== undefined && <Price amount={price} />}
      end={end}
    />
  )
}

function Neighbors({ neighbors: { label, before, after } }: { neighbors: NextNeighbors }) {
  return (
    <nav
      aria-label={label}
      className="mb-section grid border-t-2 border-b border-t-ink border-b-hairline wrap-anywhere desk:grid-cols-2"
    >
      <Neighbor {...before} rel="prev" className="desk:border-e desk:border-hairline desk:pe-6" />
      <Neighbor {...after} rel="next" className="max-desk:border-t max-desk:border-hairline desk:ps-6 desk:text-end" />
    </nav>
  )
}

type NeighborProps = NextNeighbors['before'] & { rel: 'prev' | 'next'; className: string }

const Neighbor = ({ label, link, none, rel, className }: NeighborProps) => (
  <div className={`py-4 ${className}`}>
    <p className="text-meta text-muted">{label}</p>
    {link ? (
      <a
        href={localPath(link.href)}
        rel={rel}
        lang={englishHere}
        className="font-heading text-card font-semibold text-ink underline-offset-3 not-hover:no-underline"
      >
        {link.label}
      </a>
    ) : (
      <p className="text-muted">{none}</p>
    )}
  </div>
)
