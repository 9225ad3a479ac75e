import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { NewsSource } from '@kere/contracts/site/sustainability-news'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import { momentInIndia } from '@kere/ui/time/time-in-india'
import Clock from 'lucide-react/icons/clock'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'

const stateIcons: Readonly<Record<string, ReactNode>> & { waiting: ReactNode } = {
  waiting: <Clock aria-hidden="true" className="size-4.5 shrink-0 text-muted" />,
  answering: <CircleCheck aria-hidden="true" className="size-4.5 shrink-0 text-leaf" />,
  failing: <TriangleAlert aria-hidden="true" className="size-4.5 shrink-0 text-warn" />,
}

export function Sources({ sources }: { sources: readonly NewsSource[] }) {
  const answering = sources.filter(({ state }) => state === 'answering').length
  return (
    <Section
      title={t('Sources', 'Heading: of news')}
      meta={t('{count} of {total} answering', { count: answering, total: sources.length }, 'Sources of news')}
    >
      <ul className="-mt-4">
        {sources.map(({ name, items, state, failingSince }) => (
          <li key={name} className="border-b border-hairline py-2.5 text-dense">
            <p className="flex items-center gap-2.5">
              {stateIcons[state] ?? stateIcons.waiting}
              <span lang={englishHere} className="min-w-0 grow wrap-break-word">
                {name}
              </span>
              <span className="shrink-0 text-muted">
                {t('{count, plural, one {# story} other {# stories}}', { count: items }, 'Number of news stories')}
              </span>
            </p>
            {failingSince !== null && (
              <p className="mt-0.5 ps-7 text-meta text-warn">
                {t(
                  'Not answering since {moment} IST',
                  { moment: momentInIndia(Date.parse(failingSince)) },
                  'A source of news',
                )}
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-meta text-muted">
        {t('We show headlines and link to the source.', 'News')}{' '}
        <TextLink href="/contact">{t('Suggest a source', 'Link: of news')}</TextLink>
      </p>
    </Section>
  )
}
