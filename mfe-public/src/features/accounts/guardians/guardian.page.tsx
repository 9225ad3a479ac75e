import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import { product, teamEmail } from '@kere/brand/brand'
import type { GuardianPage } from '@kere/contracts/accounts/guardians'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { linkedPage } from '../../../pages/linked-page.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { AgreementForm } from './agreement-form.tsx'
import { guardianPageQuery, guardianPath } from './guardian.api.ts'
import { LaterForms, RenewalForm } from './later-forms.tsx'

export const route = { path: '/guardian', languages: ['kn', 'hi', 'ta'], isNeverKept: true }

type Found = GuardianPage | 'expired' | null | undefined

function titleOf(found: Found) {
  if (found === 'expired') return t('This link has expired', 'Title of a page: an error')
  if (!found)
    return found === null
      ? t('This link is not valid', 'Title of a page: an error')
      : t('Your child’s account', 'Title of a page')
  const { state, child } = found
  if (state === 'withdrawn') return t('{name}’s account is closed', { name: child.firstName }, 'Heading: of a child')
  if (state === 'refused') return t('You said no', 'Heading: of a guardian')
  return state === 'agreed'
    ? t('{name} learns on {product}', { name: child.firstName, product }, 'Heading: a child')
    : t('{name} wants to learn on {product}', { name: child.firstName, product }, 'Heading: a child')
}

/**
 * The page of a guardian, opened by the link in an email, without an account. Opening it answers nothing, because
 * scanners open links too.
 */
function Guardian() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({ ...guardianPageQuery(api, token), enabled: token !== '' })
  const retryHref = `${guardianPath}?${search.toString()}`
  if (query.isError)
    return (
      <PageFailure
        title={failureTitle(query.error, t('The page did not load', 'Error'))}
        query={query}
        retryHref={retryHref}
      />
    )
  if (token !== '' && query.isPending)
    return <DetailSkeleton label={t('Loading the account', 'For screen readers')} className="h-31" />
  const found = query.data
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1 className="max-w-measure wrap-anywhere">
          {search.has('sent') ? t('Look into your email', 'Heading') : titleOf(found)}
        </h1>
        {found === 'expired' ? (
          <RenewalForm token={token} />
        ) : found ? (
          <Decision page={found} token={token} />
        ) : (
          <p className="mt-3 max-w-measure text-lead text-muted">
            {search.has('sent')
              ? t('We have sent a new link to the address of the old one.', 'Page of a guardian')
              : token === ''
                ? t('Open the link in our email to decide about your child’s account.', 'Page of a guardian')
                : t('Part of it may be missing, or a newer email has a newer link.', 'A link that is not valid')}
          </p>
        )}
      </div>
    </div>
  )
}

const leads: Readonly<Record<string, string>> = {
  asked: t(
    'They are under 18, so the law asks for your consent. Read what we keep, choose what you allow, and change it whenever you like.',
    'Page of a guardian',
  ),
  agreed: t('Here you see what you agreed to, change it, and end it.', 'Page of a guardian'),
  refused: t('The account stays closed. Your child may name another parent or guardian.', 'Page of a guardian'),
  withdrawn: t('Nobody can sign in to it any more.', 'Page of a guardian'),
}

const dayOf = (iso: string) => dateInIndia(Date.parse(iso))

function Decision({ page, token }: { page: GuardianPage; token: string }) {
  const { state, child, email, expiresAt, joined, proof, deletionDueAt } = page
  const none =
    proof === null
      ? t('Shown once you have shown your age', 'Page of a guardian')
      : t('Not entered', 'Page of a guardian: data of a child')
  const isOpen = state === 'asked' || state === 'agreed'
  return (
    <>
      <p className="mt-3 max-w-measure text-lead text-muted">{leads[state]}</p>
      {deletionDueAt !== null && (
        <p className="mt-3 max-w-measure">
          {t(
            'It will be deleted with everything in it on {day}. To keep it, write to {email} before.',
            { day: dayOf(deletionDueAt), email: teamEmail },
            'The account of a child',
          )}
        </p>
      )}
      <div className="mt-7 grid items-start gap-10 desk:grid-cols-[minmax(0,1fr)_25rem] desk:gap-16">
        <div className="grid gap-8">
          {isOpen && <AgreementForm page={page} queryToken={token} />}
          {isOpen && <LaterForms page={page} queryToken={token} />}
        </div>
        <div className="grid gap-8">
          <section aria-labelledby="held">
            <h2 id="held" className="border-t-2 border-ink pt-3">
              {t('What we hold about {name}', { name: child.firstName }, 'Heading: data of a child')}
            </h2>
            <Facts
              facts={[
                [t('Name', 'Label of a field: of a person'), `${child.firstName} ${child.lastName}`],
                [t('Born', 'Label: date of birth'), dayOf(child.dateOfBirth)],
                [t('Email', 'Label of a field'), child.email],
                [t('Study', 'Label: year of study'), child.studyYear ?? none],
                [t('Institute', 'Label: school or college'), child.instituteName ?? none],
                [t('State', 'Label: of India'), child.state ?? none],
                [t('Phone, links', 'Label'), t('Not kept', 'Page of a guardian')],
                [t('Your email', 'Label'), email],
              ]}
            />
          </section>
          <section aria-labelledby="joined">
            <h2 id="joined" className="border-t-2 border-ink pt-3">
              {t('What {name} joined', { name: child.firstName }, 'Heading: courses, events and labs of a child')}
            </h2>
            {joined.length === 0 ? (
              <p className="mt-3 text-muted">
                {proof === null ? none : t('Nothing yet', 'Page of a guardian: what the child joined')}.
              </p>
            ) : (
              <Facts
                lang={englishHere}
                facts={joined.map(
                  ({ kind, title }) =>
                    [kindNames[kind] ?? t('Other', 'Kind of thing that a child joined'), title] as const,
                )}
              />
            )}
          </section>
          <p className="text-meta text-muted">
            {t(
              'This page is for {email} alone. The link works until {day}; then the page sends a new one to the same address.',
              { email, day: dayOf(expiresAt) },
              'Page of a guardian',
            )}{' '}
            {t(
              'From {day} {name} decides alone.',
              { day: dayOf(child.ofAgeOn), name: child.firstName },
              'Page of a guardian: when the child is an adult',
            )}
          </p>
        </div>
      </div>
    </>
  )
}

const kindNames: Readonly<Record<string, string>> = {
  course: t('Course', 'Title of a page'),
  event: t('Event', 'Title of a page'),
  lab: t('Challenge Lab', 'Title of a page'),
}

interface FactsProps {
  facts: readonly (readonly [name: string, value: string])[]
  lang?: 'en' | undefined
}

function Facts({ facts, lang }: FactsProps) {
  return (
    <dl className="mt-2">
      {facts.map(([name, value]) => (
        <div
          key={`${name} ${value}`}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5"
        >
          <dt className="text-muted">{name}</dt>
          <dd lang={lang} className="wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const page = linkedPage<GuardianPage | 'expired'>({
  component: Guardian,
  query: guardianPageQuery,
  titleOf,
  description: t('What your child wants to do here, and what you agree to.', 'What search engines show'),
  canonical: guardianPath,
  crumb: t('Your child’s account', 'Title of a page'),
})
