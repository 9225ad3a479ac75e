import { useRemote } from '@kere/platform/react/remote-tree'
import { ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { depthsArt } from '../../../auth/auth-art.ts'
import { AuthFrame } from '../../../auth/auth-frame.tsx'
import { FormNotice } from '../../../forms/form-notice.tsx'
import { failurePart } from '../../../pages/null-if-not-found.ts'
import { LinkForm } from './link-form.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { subscriptionPath, subscriptionQuery } from './subscription.api.ts'
import { titleOf } from './subscription-text.ts'
import { LatePart } from '../../../pages/late-part.tsx'
import { linkedPage } from '../../../pages/linked-page.ts'

export const route = { path: '/newsletter/subscription' }

const news = {
  confirmed: { title: 'You are subscribed', text: 'The next newsletter comes to this address.' },
  saved: { title: 'Preferences saved', text: 'They hold from the next newsletter on.' },
} as const

const dayOf = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** A link in an email opens this page without an account. A mail scanner that opens it changes nothing. */
function SubscriptionPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({ ...subscriptionQuery(api, token), enabled: token !== '' })
  const { data: subscription } = query
  const done = search.get('done')
  const told = done === 'confirmed' || done === 'saved' ? news[done] : undefined

  return (
    <AuthFrame title={titleOf(subscription)} art={depthsArt}>
      {query.isError && (
        <LatePart
          of={failurePart}
          props={{
            title: query.error.message,
            query,
            retryHref: `${subscriptionPath}?${search.toString()}`,
            children: 'Your subscription stays as it is.',
          }}
        />
      )}
      {token === '' && (
        <p className="mt-2 text-muted">
          Open the link in our email to confirm, change or end your subscription. No email?{' '}
          <TextLink href="/newsletter">Subscribe again</TextLink>
        </p>
      )}
      {subscription === null && (
        <>
          <p className="mt-2 mb-6 text-muted">
            Part of it may be missing, or it is older than 7 days. Subscribe again and we send you a new one.
          </p>
          <ButtonLink href="/newsletter" size="main">
            Subscribe again
          </ButtonLink>
        </>
      )}
      {subscription?.status === 'unconfirmed' && (
        <div className="mt-2 flex flex-col gap-5">
          <p className="text-muted">
            Confirm that <b className="wrap-anywhere text-ink">{subscription.email}</b> should get the newsletter.
          </p>
          <LinkForm
            name="confirm-subscription"
            act="confirm"
            token={token}
            label="Confirm subscription"
            busy="Confirming"
            done="confirmed"
          />
          <p className="text-dense text-muted">
            You did not ask for this? Close the page. We send nothing without your confirmation
            {subscription.deletedAt && ` and delete the address on ${dayOf.format(new Date(subscription.deletedAt))}`}.
          </p>
        </div>
      )}
      {subscription?.status === 'unsubscribed' && (
        <div className="mt-2 flex flex-col gap-5">
          <p className="text-muted">
            <b className="wrap-anywhere text-ink">{subscription.email}</b> gets no more newsletters. You still get
            emails about your courses, orders and account.
          </p>
          <LinkForm
            name="confirm-subscription"
            act="confirm"
            token={token}
            label="Subscribe again"
            busy="Subscribing"
            done="confirmed"
            isQuiet
          />
          <Stop token={token} isStopped={subscription.isStopped ?? false} />
        </div>
      )}
      {subscription && subscription.status !== 'unconfirmed' && subscription.status !== 'unsubscribed' && (
        <div className="mt-2 flex flex-col gap-6">
          <p className="text-muted">
            For <b className="wrap-anywhere text-ink">{subscription.email}</b>.
          </p>
          {told && (
            <FormNotice tone="news" title={told.title}>
              {told.text}
            </FormNotice>
          )}
          <PreferencesForm key={done} token={token} subscription={subscription} />
          <div className="border-t border-hairline pt-5">
            <LinkForm
              name="unsubscribe"
              act="unsubscribe"
              token={token}
              label="Unsubscribe from everything"
              busy="Unsubscribing"
              isQuiet
            />
            <p className="mt-4 text-dense text-muted">
              Emails about your courses, orders and account are set in{' '}
              <TextLink href="/dashboard/profile">your profile</TextLink>.
            </p>
          </div>
        </div>
      )}
    </AuthFrame>
  )
}

/** Stops the newsletter for good: nobody else can subscribe the address again, which an unsubscribe would allow. */
function Stop({ token, isStopped }: { token: string; isStopped: boolean }) {
  if (isStopped)
    return (
      <p role="status" className="border-t border-hairline pt-5 text-dense text-muted">
        We never write to this address about the newsletter again, also if somebody enters it. Only you can change that,
        on this page.
      </p>
    )
  return (
    <div className="border-t border-hairline pt-5">
      <p className="mb-4 text-dense text-muted">
        Does somebody keep entering your address? Then stop it for good: we do not even ask whether you want to
        subscribe.
      </p>
      <LinkForm
        name="stop-newsletter"
        act="stop"
        token={token}
        label="Never write to me again"
        busy="Stopping"
        isQuiet
      />
    </div>
  )
}

export const page = linkedPage({
  component: SubscriptionPage,
  query: subscriptionQuery,
  titleOf,
  description: 'What we send to your email address, and how often.',
  canonical: subscriptionPath,
})
