import { t } from '@kere/brand/messages'
import { locale } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
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

export const route = { path: '/newsletter/subscription', languages: ['kn', 'hi', 'ta'] }

const news = {
  confirmed: {
    title: t('You are subscribed', 'Newsletter'),
    text: t('The next newsletter comes to this address.', 'Newsletter'),
  },
  saved: {
    title: t('Preferences saved', 'Newsletter'),
    text: t('They hold from the next newsletter on.', 'Newsletter'),
  },
} as const

const dayOf = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

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
            title: failureTitle(query.error, t('The page did not load', 'Error')),
            query,
            retryHref: `${subscriptionPath}?${search.toString()}`,
            children: t('Your subscription stays as it is.', 'Newsletter: the page failed to load'),
          }}
        />
      )}
      {token === '' && (
        <p className="mt-2 text-muted">
          {t(
            'Open the link in our email to confirm, change or end your subscription. No email?',
            'Before the link “Subscribe again”',
          )}{' '}
          <TextLink href="/newsletter">{t('Subscribe again', 'Link, button: newsletter')}</TextLink>
        </p>
      )}
      {subscription === null && (
        <>
          <p className="mt-2 mb-6 text-muted">
            {t(
              'Part of it may be missing, or it is older than 7 days. Subscribe again and we send you a new one.',
              'Newsletter: a link',
            )}
          </p>
          <ButtonLink href="/newsletter" size="main">
            {t('Subscribe again', 'Link, button: newsletter')}
          </ButtonLink>
        </>
      )}
      {subscription?.status === 'unconfirmed' && (
        <div className="mt-2 flex flex-col gap-5">
          <p className="wrap-anywhere text-muted">
            {t('Confirm that {email} should get the newsletter.', { email: subscription.email }, 'Newsletter')}
          </p>
          <LinkForm
            name="confirm-subscription"
            act="confirm"
            token={token}
            label={t('Confirm subscription', 'Button: newsletter')}
            busy={t('Confirming', 'Button while it waits')}
            done="confirmed"
          />
          <p className="text-dense text-muted">
            {subscription.deletedAt
              ? t(
                  'You did not ask for this? Close the page. We send nothing without your confirmation and delete the address on {day}.',
                  { day: dayOf.format(new Date(subscription.deletedAt)) },
                  'Newsletter',
                )
              : t('You did not ask for this? Close the page. We send nothing without your confirmation.', 'Newsletter')}
          </p>
        </div>
      )}
      {subscription?.status === 'unsubscribed' && (
        <div className="mt-2 flex flex-col gap-5">
          <p className="wrap-anywhere text-muted">
            {t(
              '{email} gets no more newsletters. You still get emails about your courses, orders and account.',
              { email: subscription.email },
              'Newsletter',
            )}
          </p>
          <LinkForm
            name="confirm-subscription"
            act="confirm"
            token={token}
            label={t('Subscribe again', 'Link, button: newsletter')}
            busy={t('Subscribing', 'Button while it waits')}
            done="confirmed"
            isQuiet
          />
          <Stop token={token} isStopped={subscription.isStopped ?? false} />
        </div>
      )}
      {subscription && subscription.status !== 'unconfirmed' && subscription.status !== 'unsubscribed' && (
        <div className="mt-2 flex flex-col gap-6">
          <p className="wrap-anywhere text-muted">
            {t('For {email}.', { email: subscription.email }, 'Newsletter: whose preferences these are')}
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
              label={t('Unsubscribe from everything', 'Button: newsletter')}
              busy={t('Unsubscribing', 'Button while it waits')}
              isQuiet
            />
            <p className="mt-4 text-dense text-muted">
              {t(
                'Emails about your courses, orders and account are set in your profile:',
                'Before the link “Your profile”',
              )}{' '}
              <TextLink href="/dashboard/profile">{t('Your profile', 'Link')}</TextLink>
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
        {t(
          'We never write to this address about the newsletter again, also if somebody enters it. Only you can change that, on this page.',
          'Newsletter',
        )}
      </p>
    )
  return (
    <div className="border-t border-hairline pt-5">
      <p className="mb-4 text-dense text-muted">
        {t(
          'Does somebody keep entering your address? Then stop it for good: we do not even ask whether you want to subscribe.',
          'Newsletter',
        )}
      </p>
      <LinkForm
        name="stop-newsletter"
        act="stop"
        token={token}
        label={t('Never write to me again', 'Button: newsletter')}
        busy={t('Stopping', 'Button while it waits')}
        isQuiet
      />
    </div>
  )
}

export const page = linkedPage({
  component: SubscriptionPage,
  query: subscriptionQuery,
  titleOf,
  description: t('What we send to your email address, and how often.', 'Description of a page'),
  canonical: subscriptionPath,
})
