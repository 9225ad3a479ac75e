import { t } from '@kere/brand/messages'
import { teamEmail } from '@kere/brand/brand'
import type { TextPart } from '@kere/tooling/text-module'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Article } from '@kere/ui/layout/article'
import type { ReactNode } from 'react'
import { Leadership } from './leadership.tsx'
import { TankSection } from './tank-section.tsx'
import about from './texts/about.md'
import leadership from './texts/leadership.md'
import values from './texts/values.md'
import { Today } from './today.tsx'
import { leadersQuery, todayQuery } from './about.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/about', languages: ['kn', 'hi', 'ta'], sitemap: true, maxAgeSeconds: 10 }

const story = about.parts[0]!
const mission = about.parts[1]!

function AboutPage() {
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page">
        <header className="flex flex-wrap items-end justify-between gap-x-12 gap-y-5 pt-7 desk:pt-13">
          <div className="max-w-measure">
            <h1>{about.facts.title}</h1>
            <p className="mt-3 text-lead text-muted">{about.facts.description}</p>
          </div>
          <div className="flex flex-wrap gap-3 max-[37.5rem]:w-full max-[37.5rem]:[&>*]:grow">
            <ButtonLink href="/courses">{t('Browse courses', 'Button')}</ButtonLink>
            <ButtonLink href="/join-as-educator" variant="outline">
              {t('Join as an Educator', 'Button on the home page')}
            </ButtonLink>
          </div>
        </header>
        <TankSection />
        <Part part={story}>
          {(html) => (
            <Article
              html={html}
              className="[&>p:first-child]:font-heading [&>p:first-child]:text-panel [&>p:first-child]:font-semibold"
            />
          )}
        </Part>
        <Part part={mission}>
          {(html) => (
            <>
              <Article html={html} className="[&>p:first-child]:text-lead" />
              <ul className="mt-6">
                {values.parts.map(({ id, title, html: text }) => (
                  <li
                    key={id}
                    className="gap-x-8 border-t border-hairline py-5 desk:grid desk:grid-cols-[13rem_minmax(0,1fr)]"
                  >
                    <h3 className="max-w-[12em] text-card">{title}</h3>
                    <Article html={text} className="text-body max-desk:mt-1.5" />
                  </li>
                ))}
              </ul>
            </>
          )}
        </Part>
        <Today />
        <Part
          part={{ id: 'leadership', title: leadership.facts.title ?? '' }}
          lead={
            <>
              {t('Write to us. One of these people answers:', 'Before an email address')}{' '}
              <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>
            </>
          }
        >
          {() => <Leadership />}
        </Part>
      </div>
    </div>
  )
}

interface PartProps {
  part: Pick<TextPart, 'id' | 'title'> & Partial<TextPart>
  lead?: ReactNode
  children: (html: string) => ReactNode
}

function Part({ part, lead, children }: PartProps) {
  const { id, title, html = '' } = part
  return (
    <section
      aria-labelledby={id}
      className="mt-section gap-x-12 border-t-2 border-ink pt-3.5 desk:grid desk:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div className="max-desk:mb-4">
        <h2 id={id}>{title}</h2>
        {lead && <p className="mt-2 text-dense text-muted">{lead}</p>}
      </div>
      <div className="min-w-0">{children(html)}</div>
    </section>
  )
}

const { title = '', description = '' } = about.facts

export const page: PublicPage = {
  component: AboutPage,
  queries: (_, api) => [leadersQuery(api), todayQuery(api)],
  describe: () => ({
    status: 200,
    meta: {
      title,
      description,
      canonical: route.path,
      breadcrumbs: [{ label: t('About', 'Menu of the site'), path: route.path }],
    },
  }),
}
