import { product, teamEmail } from '@kere/brand/brand'
import type { GuardianPage } from '@kere/contracts/accounts/guardians'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { linkedPage } from '../../../pages/linked-page.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { AgreementForm } from './agreement-form.tsx'
import { guardianPageQuery, guardianPath } from './guardian.api.ts'
import { LaterForms, RenewalForm } from './later-forms.tsx'

export const route = { path: '/guardian', isNeverKept: true }

type Found = GuardianPage | 'expired' | null | undefined

function titleOf(found: Found) {
  if (found === 'expired') return 'This link has expired'
  if (!found) return found === null ? 'This link is not valid' : 'Your child’s account'
  const { state, child } = found
  if (state === 'withdrawn') return `${child.firstName}’s account is closed`
  if (state === 'refused') return 'You said no'
  return state === 'agreed'
    ? `${child.firstName} learns on ${product}`
    : `${child.firstName} wants to learn on ${product}`
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
  if (query.isError) return <PageFailure title={query.error.message} query={query} retryHref={retryHref} />
  if (token !== '' && query.isPending) return <DetailSkeleton label="Loading the account" className="h-31" />
  const found = query.data
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1 className="max-w-measure wrap-anywhere">{search.has('sent') ? 'Look into your email' : titleOf(found)}</h1>
        {found === 'expired' ? (
          <RenewalForm token={token} />
        ) : found ? (
          <Decision page={found} token={token} />
        ) : (
          <p className="mt-3 max-w-measure text-lead text-muted">
            {search.has('sent')
              ? 'We have sent a new link to the address of the old one.'
              : token === ''
                ? 'Open the link in our email to decide about your child’s account.'
                : 'Part of it may be missing, or a newer email has a newer link.'}
          </p>
        )}
      </div>
    </div>
  )
}

const leads: Readonly<Record<string, string>> = {
  asked:
    'They are under 18, so the law asks for your consent. Read what we keep, choose what you allow, and change it whenever you like.',
  agreed: 'Here you see what you agreed to, change it, and end it.',
  refused: 'The account stays closed. Your child may name another parent or guardian.',
  withdrawn: 'Nobody can sign in to it any more.',
}

const dayOf = (iso: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' }).format(new Date(iso))

function Decision({ page, token }: { page: GuardianPage; token: string }) {
  const { state, child, email, expiresAt, joined, proof, deletionDueAt } = page
  const none = proof === null ? 'Shown once you have shown your age' : 'Not entered'
  const isOpen = state === 'asked' || state === 'agreed'
  return (
    <>
      <p className="mt-3 max-w-measure text-lead text-muted">{leads[state]}</p>
      {deletionDueAt !== null && (
        <p className="mt-3 max-w-measure">
          It will be deleted with everything in it on {dayOf(deletionDueAt)}. To keep it, write to {teamEmail} before.
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
              What we hold about {child.firstName}
            </h2>
            <Facts
              facts={[
                ['Name', `${child.firstName} ${child.lastName}`],
                ['Born', dayOf(child.dateOfBirth)],
                ['Email', child.email],
                ['Study', child.studyYear ?? none],
                ['Institute', child.instituteName ?? none],
                ['State', child.state ?? none],
                ['Phone, links', 'Not kept'],
                ['Your email', email],
              ]}
            />
          </section>
          <section aria-labelledby="joined">
            <h2 id="joined" className="border-t-2 border-ink pt-3">
              What {child.firstName} joined
            </h2>
            {joined.length === 0 ? (
              <p className="mt-3 text-muted">{proof === null ? none : 'Nothing yet'}.</p>
            ) : (
              <Facts facts={joined.map(({ kind, title }) => [kindNames[kind] ?? 'Other', title] as const)} />
            )}
          </section>
          <p className="text-meta text-muted">
            This page is for {email} alone. The link works until {dayOf(expiresAt)}; then the page sends a new one to
            the same address. From {dayOf(child.ofAgeOn)} {child.firstName} decides alone.
          </p>
        </div>
      </div>
    </>
  )
}

const kindNames: Readonly<Record<string, string>> = { course: 'Course', event: 'Event', lab: 'Challenge Lab' }

function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <dl className="mt-2">
      {facts.map(([name, value]) => (
        <div
          key={`${name} ${value}`}
          className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5"
        >
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

export const page = linkedPage<GuardianPage | 'expired'>({
  component: Guardian,
  query: guardianPageQuery,
  titleOf,
  description: 'What your child wants to do here, and what you agree to.',
  canonical: guardianPath,
  crumb: 'Your child’s account',
})
