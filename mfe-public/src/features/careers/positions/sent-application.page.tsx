import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import type { JobStage } from '@kere/contracts/careers/career-options'
import type { SentApplication } from '@kere/contracts/careers/job-applications'
import { lookup } from '@kere/contracts/http/open-value'
import { dateInIndia } from '@kere/ui/time/time-in-india'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { depthsArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { LatePart } from '../../../pages/late-part.tsx'
import { careersPath, confirmAddress, loadContract, sentApplicationQuery, sentPath } from './careers.api.ts'
import { linkedPage } from '../../../pages/linked-page.ts'

export const route = { path: '/careers/application', languages: ['kn', 'hi', 'ta'] }

const stages: Readonly<Record<JobStage, { title: string; text: string }>> = {
  new: {
    title: t('Received', 'State of an application'),
    text: t('We read it within 7 days and write to you either way.', 'State of an application'),
  },
  in_review: {
    title: t('In review', 'State of an application'),
    text: t('Somebody is reading it. We write to you either way.', 'State of an application'),
  },
  interview: {
    title: t('Interview', 'State of an application'),
    text: t('We would like to talk to you. Our email says how.', 'State of an application'),
  },
  offer: {
    title: t('Offer', 'State of an application: an offer of work'),
    text: t('We have made you an offer by email.', 'State of an application'),
  },
  hired: { title: t('Hired', 'State of an application'), text: t('Welcome to the team.', 'State of an application') },
  declined: {
    title: t('Not selected', 'State of an application'),
    text: t('We will not go on with this application.', 'State of an application'),
  },
  withdrawn: {
    title: t('Withdrawn', 'State of an application'),
    text: t('You withdrew it, and your resume is deleted. You may apply again.', 'State of an application'),
  },
  doubtful: {
    title: t('Received', 'State of an application'),
    text: t('We read it within 7 days and write to you either way.', 'State of an application'),
  },
}

const titleOf = (application: SentApplication | null | undefined) =>
  application === null
    ? t('This link is not valid', 'Title of a page: an error')
    : t('Your application', 'Title of a page')

/**
 * The link in the receipt opens this page without an account. A mail scanner that fetches it changes nothing, because
 * only the script confirms the address.
 */
function SentApplicationPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({ ...sentApplicationQuery(api, token), enabled: token !== '' })
  const { data: application } = query
  return (
    <AuthFrame title={titleOf(application)} art={depthsArt}>
      {query.isError && (
        <LatePart
          of={failurePart}
          props={{
            title: failureTitle(query.error, t('The page did not load', 'Error')),
            query,
            retryHref: `${sentPath}?${search.toString()}`,
            children: t('Your application stays as it is.', 'Below an error'),
          }}
        />
      )}
      {token === '' && (
        <p className="mt-2 text-muted">
          {t('Open the link in our email to see your application.', 'Careers')}{' '}
          <TextLink href={careersPath}>{t('Open positions', 'Link, button')}</TextLink>
        </p>
      )}
      {application === null && (
        <>
          <p className="mt-2 mb-6 text-muted">
            {t(
              'Part of it may be missing, a newer link has replaced it, or the application was deleted after 12 months.',
              'A link that is not valid',
            )}
          </p>
          <ButtonLink href={careersPath} size="main">
            {t('Open positions', 'Link, button')}
          </ButtonLink>
        </>
      )}
      {application && <Application token={token} application={application} />}
    </AuthFrame>
  )
}

function Application({ token, application }: { token: string; application: SentApplication }) {
  const { position, stage, createdAt, answer, resumeName, canBeWithdrawn, isConfirmed } = application
  const { api } = useRemote()
  useEffect(() => {
    // If this fails, the next visit confirms.
    if (!isConfirmed) void confirmAddress(api, token).catch(() => {})
  }, [api, token, isConfirmed])
  const now = lookup(stages, stage)
  return (
    <div className="mt-2">
      <p lang={englishHere} className="text-lead wrap-anywhere text-muted">
        {position}
      </p>
      <div className="mt-6 border-s-4 border-brand bg-canvas px-4 py-3">
        <h2 className="text-panel">{now?.title ?? stage}</h2>
        {now && <p className="mt-1 text-dense">{now.text}</p>}
      </div>
      <dl className="mt-5 text-dense">
        <Fact name="Applied">{dateInIndia(Date.parse(createdAt))}</Fact>
        {resumeName !== null && <Fact name="Resume">{resumeName}</Fact>}
      </dl>
      {answer && (
        <section aria-labelledby="answer" className="mt-6 border-t-2 border-ink pt-3">
          <h2 id="answer" className="text-panel">
            {t('Our email of {day}', { day: dateInIndia(Date.parse(answer.at)) }, 'Heading')}
          </h2>
          <p lang={englishHere} className="mt-2 wrap-anywhere whitespace-pre-line">
            {answer.text}
          </p>
        </section>
      )}
      {canBeWithdrawn ? (
        <Withdrawal token={token} />
      ) : (
        <p className="mt-6">
          <TextLink href={careersPath} hasArrow>
            {t('Open positions', 'Link, button')}
          </TextLink>
        </p>
      )}
    </div>
  )
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3 border-b border-hairline py-2.5">
    <dt className="text-muted">{name}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

const toMessage = (refusal: FormError) => describeFailure(refusal, t('Your application was not withdrawn', 'Error'))

function Withdrawal({ token }: { token: string }) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'career-withdrawal',
    path: `${sentPath}/withdrawal`,
    names: ['token'],
    loadSchema: async () => (await loadContract()).applicationLink,
    send: async (body: { token: string }) => {
      const changed = await api.call((await loadContract()).withdrawJobApplication, { body })
      cache.setQueryData(sentApplicationQuery(api, token).queryKey, changed)
    },
  })
  return (
    <form
      {...form}
      aria-label={t('Withdraw', 'Name of a form, for screen readers')}
      className="mt-6 flex flex-col gap-4"
    >
      <FormRefusal refusal={refusal} describe={toMessage} />
      <p className="text-dense text-muted">
        {t('You can withdraw until we decide. Your resume is deleted at once, and this cannot be undone.', 'Careers')}
      </p>
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        variant="outline"
        isBusy={isBusy}
        busyLabel={t('Withdrawing', 'Button while it works')}
        className="self-start max-[37.5rem]:w-full"
      >
        {t('Withdraw application', 'Button')}
      </Button>
    </form>
  )
}

export const page = linkedPage({
  component: SentApplicationPage,
  query: sentApplicationQuery,
  titleOf,
  description: t('The stage of your application.', 'What search engines show'),
  canonical: sentPath,
})
