import { t } from '@kere/brand/messages'
import { indianDigits } from '@kere/brand/indian-digits'
import { kindsOfFound } from '@kere/contracts/search/site-search-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import { useQuery } from '@tanstack/react-query'
import { todayQuery } from './about.api.ts'

const { courses, events, labs, people } = kindsOfFound

const figures = [
  {
    key: 'courses',
    noun: (count: number) => t('{count, plural, one {course} other {courses}}', { count }, 'After a number'),
    href: courses.list.path,
  },
  {
    key: 'subjects',
    noun: (count: number) => t('{count, plural, one {subject} other {subjects}}', { count }, 'After a number'),
    href: courses.list.path,
  },
  {
    key: 'educators',
    noun: (count: number) => t('{count, plural, one {educator} other {educators}}', { count }, 'After a number'),
    href: people.list.path,
  },
  {
    key: 'openLabs',
    noun: (count: number) => t('{count, plural, one {open lab} other {open labs}}', { count }, 'After a number'),
    href: labs.list.path,
  },
  {
    key: 'events',
    noun: (count: number) => t('{count, plural, one {event ahead} other {events ahead}}', { count }, 'After a number'),
    href: events.list.path,
  },
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
    <Section
      title={t('Kere today', 'Heading: numbers')}
      meta={t('Counted {moment} IST', { moment: momentInIndia(today.countedAt) }, 'When numbers were counted')}
      className="mt-section"
    >
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
              {noun(value)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
