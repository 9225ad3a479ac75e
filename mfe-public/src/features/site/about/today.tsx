import { indianDigits } from '@kere/brand/indian-digits'
import { nounOf } from '@kere/brand/count'
import { kindsOfFound } from '@kere/contracts/search/site-search-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { todayQuery } from './about.api.ts'

const { courses, events, labs, people } = kindsOfFound

const figures = [
  { key: 'courses', noun: ['course', 'courses'], href: courses.list.path },
  { key: 'subjects', noun: ['subject', 'subjects'], href: courses.list.path },
  { key: 'educators', noun: ['educator', 'educators'], href: people.list.path },
  { key: 'openLabs', noun: ['open lab', 'open labs'], href: labs.list.path },
  { key: 'events', noun: ['event ahead', 'events ahead'], href: events.list.path },
] as const

export function Today() {
  const { api } = useRemote()
  const today = useQuery(todayQuery(api)).data
  const shown = figures.flatMap((each) => {
    const figure = today?.[each.key]
    return figure ? [{ ...each, ...figure }] : []
  })
  if (!today || shown.length === 0) return null
  return (
    <Section title="Kere today" meta={`Counted ${momentInIndia(today.countedAt)} IST`} className="mt-section">
      <ul className="flex list-none flex-wrap gap-y-6">
        {shown.map(({ key, noun, href, value, isLowerBound }) => (
          <li
            key={key}
            className="min-w-1/2 grow basis-0 pe-4 desk:min-w-0 desk:border-s desk:border-hairline desk:ps-5 desk:first:border-s-0 desk:first:ps-0"
          >
            <p className="font-heading text-title font-heavy tabular-nums">
              {indianDigits(value)}
              {isLowerBound && '+'}
            </p>
            <TextLink href={href} hasArrow>
              {nounOf(value, noun)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
