import type { JobStage } from '@kere/contracts/careers/career-options'
import type { SentApplication } from '@kere/contracts/careers/job-applications'
import { lookup } from '@kere/contracts/http/open-value'
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

export const route = { path: '/careers/application' }

const stages: Readonly<Record<JobStage, { title: string; text: string }>> = {
  new: { title: 'Received', text: 'We read it within 7 days and write to you either way.' },
  in_review: { title: 'In review', text: 'Somebody is reading it. We write to you either way.' },
  interview: { title: 'Interview', text: 'We would like to talk to you. Our email says how.' },
  offer: { title: 'Offer', text: 'We have made you an offer by email.' },
  hired: { title: 'Hired', text: 'Welcome to the team.' },
  declined: { title: 'Not selected', text: 'We will not go on with this application.' },
  withdrawn: { title: 'Withdrawn', text: 'You withdrew it, and your resume is deleted. You may apply again.' },
  doubtful: { title: 'Received', text: 'We read it within 7 days and write to you either way.' },
}

const titleOf = (application: SentApplication | null | undefined) =>
  application === null ? 'This link is not valid' : 'Your application'

const dayOf = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

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
            title: query.error.message,
            query,
            retryHref: `${sentPath}?${search.toString()}`,
            children: 'Your application stays as it is.',
          }}
        />
      )}
      {token === '' && (
        <p className="mt-2 text-muted">
          Open the link in our email to see your application. <TextLink href={careersPath}>Open positions</TextLink>
        </p>
      )}
      {application === null && (
        <>
          <p className="mt-2 mb-6 text-muted">
            Part of it may be missing, a newer link has replaced it, or the application was deleted after 12 months.
          </p>
          <ButtonLink href={careersPath} size="main">
            Open positions
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
      <p className="text-lead wrap-anywhere text-muted">{position}</p>
      <div className="mt-6 border-s-4 border-brand bg-canvas px-4 py-3">
        <h2 className="text-panel">{now?.title ?? stage}</h2>
        {now && <p className="mt-1 text-dense">{now.text}</p>}
      </div>
      <dl className="mt-5 text-dense">
        <Fact name="Applied">{dayOf.format(new Date(createdAt))}</Fact>
        {resumeName !== null && <Fact name="Resume">{resumeName}</Fact>}
      </dl>
      {answer && (
        <section aria-labelledby="answer" className="mt-6 border-t-2 border-ink pt-3">
          <h2 id="answer" className="text-panel">
            Our email of {dayOf.format(new Date(answer.at))}
          </h2>
          <p className="mt-2 wrap-anywhere whitespace-pre-line">{answer.text}</p>
        </section>
      )}
      {canBeWithdrawn ? (
        <Withdrawal token={token} />
      ) : (
        <p className="mt-6">
          <TextLink href={careersPath} hasArrow>
            Open positions
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

const toMessage = (refusal: FormError) => describeFailure(refusal, 'Your application was not withdrawn')

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
    <form {...form} aria-label="Withdraw" className="mt-6 flex flex-col gap-4">
      <FormRefusal refusal={refusal} describe={toMessage} />
      <p className="text-dense text-muted">
        You can withdraw until we decide. Your resume is deleted at once, and this cannot be undone.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button
        type="submit"
        variant="outline"
        isBusy={isBusy}
        busyLabel="Withdrawing"
        className="self-start max-[37.5rem]:w-full"
      >
        Withdraw application
      </Button>
    </form>
  )
}

export const page = linkedPage({
  component: SentApplicationPage,
  query: sentApplicationQuery,
  titleOf,
  description: 'The stage of your application.',
  canonical: sentPath,
})
