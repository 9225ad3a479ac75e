import { t } from '@kere/brand/messages'
import { englishHere, locale } from '@kere/brand/language'
import { supportHours, supportReply, teamEmail } from '@kere/brand/brand'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { TextLink } from '@kere/ui/controls/link'
import { Article } from '@kere/ui/layout/article'
import { Section } from '@kere/ui/layout/section'
import type { TextModule } from '@kere/tooling/text-module'
import privacy from './texts/privacy.md'
import terms from './texts/terms.md'
import { usePartInView } from '../../../pages/use-part-in-view.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const termsRoute = { path: '/terms', languages: ['kn', 'hi', 'ta'], maxAgeSeconds: 10 }

export const privacyRoute = { path: '/privacy', languages: ['kn', 'hi', 'ta'], maxAgeSeconds: 10 }

const questions = t('Questions', 'Heading: questions and answers')
const contents = t('On this page', 'Heading: the parts of a post')

const ownPart = { id: 'questions', title: questions }

function PolicyPage({ policy: { facts, parts } }: { policy: TextModule }) {
  const links = [...parts, ownPart]
  return (
    <div className="px-gutter pt-8 pb-section desk:pt-12">
      <article className="mx-auto grid max-w-page gap-x-12 gap-y-7 desk:grid-cols-[14.5rem_minmax(0,1fr)] desk:gap-y-10">
        <header className="max-w-measure desk:col-start-2">
          <h1>{facts.title}</h1>
          <p className="mt-4 text-lead text-muted">{facts.description}</p>
          {englishHere && (
            <p className="mt-4 border-s-4 border-marigold bg-raised px-4 py-3">
              {t(
                'This text is in English. The English text binds.',
                'Above terms and privacy policy; not shown in English',
              )}
            </p>
          )}
          <p className="mt-3 text-meta text-muted">
            {t('Last updated', 'Before a day')} <time dateTime={facts.updated}>{writeDay(facts.updated)}</time>
          </p>
        </header>
        <div className="desk:row-start-2">
          <Disclosure
            summary={<span className="font-semibold">{contents}</span>}
            className="border-y border-hairline desk:hidden"
          >
            <PartLinks parts={links} />
          </Disclosure>
          <nav aria-label={contents} className="sticky top-24 border-t-2 border-ink pt-3.5 max-desk:hidden">
            <p aria-hidden="true" className="pb-1.5 text-meta font-semibold">
              {contents}
            </p>
            <PartLinks parts={links} />
          </nav>
        </div>
        <div className="grid max-w-measure gap-9">
          {parts.map(({ id, title, html }) => (
            <div key={id} lang={englishHere}>
              <Section id={id} title={title}>
                <Article html={html} className="-mt-2" />
              </Section>
            </div>
          ))}
          <Section {...ownPart}>
            <p className="-mt-2">
              {t('Write to', 'Before an email address')} <TextLink href={`mailto:${teamEmail}`}>{teamEmail}</TextLink>.{' '}
              {t(
                'We usually reply {time}. Support hours are {hours}.',
                { time: supportReply, hours: supportHours },
                'As “We usually reply within 24 hours.”',
              )}
            </p>
          </Section>
        </div>
      </article>
    </div>
  )
}

function PartLinks({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const current = usePartInView(parts.map(({ id }) => id))
  return (
    <ul className="text-dense">
      {parts.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            lang={id === ownPart.id ? undefined : englishHere}
            aria-current={id === current ? 'true' : undefined}
            className="flex min-h-9 items-center border-s border-hairline ps-4 text-muted hover:text-ink hover:underline max-desk:min-h-11 aria-[current]:border-s-3 aria-[current]:border-brand aria-[current]:ps-3.5 aria-[current]:font-semibold aria-[current]:text-brand"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

const day = new Intl.DateTimeFormat(englishHere ? locale : 'en-US', { dateStyle: 'long', timeZone: 'UTC' })

const writeDay = (updated = '') => day.format(new Date(updated))

function policyPage(policy: TextModule): PublicPage {
  const { path = '', title = '', description = '' } = policy.facts
  return {
    component: () => <PolicyPage policy={policy} />,
    describe: () => ({
      status: 200,
      meta: { title, description, canonical: path, breadcrumbs: [{ label: title, path }], noindex: true },
    }),
  }
}

export const termsPage = policyPage(terms)
export const privacyPage = policyPage(privacy)
