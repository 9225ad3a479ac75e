import { t } from '@kere/brand/messages'
import { failureTitle } from '../../pages/failure-title.ts'
import type { NotificationLink } from '@kere/contracts/notifications/notifications'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { depthsArt } from '../../auth/auth-art.ts'
import { AuthFrame } from '../../auth/auth-frame.tsx'
import { FormRefusal } from '../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../forms/refusal.ts'
import { useCheckedForm } from '../../forms/use-checked-form.ts'
import { failurePart } from '../../pages/null-if-not-found.ts'
import { emailChoicePath, emailChoiceQuery, isMailed, loadContract, titleOf } from './email-choice.api.ts'
import { LatePart } from '../../pages/late-part.tsx'
import { linkedPage } from '../../pages/linked-page.ts'

export const route = { path: '/notifications/email', languages: ['kn', 'hi', 'ta'] }

const preferencesPath = '/dashboard/notifications/preferences'

/**
 * A page opened by a link in an email, without signing in. Opening it changes nothing, because scanners open links too.
 */
function EmailChoicePage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({ ...emailChoiceQuery(api, token), enabled: token !== '' })
  const { data: link } = query
  return (
    <AuthFrame title={titleOf(token === '' ? null : link)} art={depthsArt}>
      {query.isError && (
        <LatePart
          of={failurePart}
          props={{
            title: failureTitle(query.error, t('The page did not load', 'Error')),
            query,
            retryHref: `${emailChoicePath}?${search.toString()}`,
            children: t('Your choice stays as it is.', 'Email notifications: the page failed to load'),
          }}
        />
      )}
      {(token === '' || link === null) && (
        <>
          <p className="mt-2 mb-6 text-muted">
            {t(
              'Part of it may be missing. Open it from the email again, or sign in and choose there.',
              'Email notifications: a link that is not valid',
            )}
          </p>
          <ButtonLink href={preferencesPath} size="main">
            {t('Choose your notifications', 'Button: email notifications')}
          </ButtonLink>
        </>
      )}
      {link && <ChoiceForm link={link} />}
    </AuthFrame>
  )
}

const toMessage = (refusal: FormError) => describeFailure(refusal, t('Nothing was changed', 'Error: a form'))

interface Choice {
  token: string
  isOn: 'true' | 'false'
}

function ChoiceForm({ link }: { link: NotificationLink }) {
  const { api } = useRemote()
  const cache = useQueryClient()
  const { token, name } = link
  const isOn = isMailed(link)
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'notification-email',
    path: `${emailChoicePath}/choice`,
    names: ['token', 'isOn'],
    loadSchema: async () => (await loadContract()).notificationEmailChoice,
    send: async (body: Choice) => {
      const changed = await api.call((await loadContract()).setNotificationEmail, { body })
      cache.setQueryData(emailChoiceQuery(api, token).queryKey, changed)
    },
  })
  return (
    <div className="mt-2 flex flex-col gap-5">
      <p role="status" className="text-muted">
        {isOn
          ? t('You get emails about: {name}.', { name }, 'With a kind of notifications')
          : t('You get no more emails about: {name}.', { name }, 'With a kind of notifications')}{' '}
        {link.choice !== 'off' &&
          (isOn
            ? t('They also appear in your notifications on this site.', 'Emails of a kind')
            : t('They still appear in your notifications on this site.', 'Emails of a kind'))}
      </p>
      <form {...form} aria-label={t('Email notifications', 'Title of a page')} className="flex flex-col gap-4">
        <FormRefusal refusal={refusal} describe={toMessage} />
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="isOn" value={isOn ? 'false' : 'true'} />
        <Button
          type="submit"
          size="main"
          variant={isOn ? 'primary' : 'outline'}
          isBusy={isBusy}
          busyLabel={isOn ? t('Turning off', 'Button while it waits') : t('Turning on', 'Button while it waits')}
          className="self-start max-[37.5rem]:w-full"
        >
          {isOn ? t('Turn off these emails', 'Button') : t('Turn them on again', 'Button: emails of a kind')}
        </Button>
      </form>
      <p className="text-dense text-muted">
        {t('All kinds of emails have their own page:', 'Before the link “Your notification settings”')}{' '}
        <TextLink href={preferencesPath}>{t('Your notification settings', 'Link')}</TextLink>
      </p>
    </div>
  )
}

export const page = linkedPage({
  component: EmailChoicePage,
  query: emailChoiceQuery,
  titleOf,
  description: t('Turn email notifications of one kind off or on.', 'Description of a page'),
  canonical: emailChoicePath,
})
