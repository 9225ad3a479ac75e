import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { impactCategoryName, impactLimits } from '@kere/contracts/portfolio/impact-options'
import type { ImpactConfirmation } from '@kere/contracts/portfolio/impact-confirmations'
import { paragraphs } from '@kere/contracts/text/cut-text'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { TextInput } from '@kere/ui/controls/text-input'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { FormRefusal } from '../../../forms/form-refusal.tsx'
import { describeFailure, type FormError } from '../../../forms/refusal.ts'
import { useCheckedForm } from '../../../forms/use-checked-form.ts'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { confirmationPath, confirmationQuery, loadContract } from './confirmation.api.ts'
import { impactPath } from './impact-address.ts'
import { Outcomes } from './impact-results.tsx'
import { dayText } from './impact-text.ts'
import { linkedPage } from '../../../pages/linked-page.ts'

export const route = { path: '/impact-portfolio/confirm', languages: ['kn', 'hi', 'ta'], isNeverKept: true }

const settled: Readonly<Record<string, { title: string; text: string }>> = {
  confirmed: {
    title: t('Thank you, the entry is confirmed', 'Heading, portfolio'),
    text: t('Your name now stands beside it. There is nothing else to do.', 'Text, portfolio'),
  },
  refused: {
    title: t('You did not confirm the entry', 'Heading, portfolio'),
    text: t('It stays as it is, and you will not be asked by the same person again.', 'Text, portfolio'),
  },
  expired: {
    title: t('This link has expired', 'Heading, portfolio'),
    text: t(
      'It could be used for {confirmationDays, plural, one {# day} other {# days}}. The person who asked can ask again.',
      { confirmationDays: impactLimits.confirmationDays },
      'Text, portfolio',
    ),
  },
}

function titleOf(confirmation: ImpactConfirmation | null | undefined) {
  if (!confirmation)
    return confirmation === null
      ? t('This link is not valid', 'Text, portfolio')
      : t('Confirm an entry', 'Text, portfolio')
  return (
    settled[confirmation.state]?.title ??
    t('Can you confirm what {ownerName} did?', { ownerName: confirmation.ownerName }, 'Text, portfolio')
  )
}

/**
 * A page opened by a link in an email, without an account. Opening it answers nothing, because scanners open links too.
 */
function ConfirmationPage() {
  const { api } = useRemote()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const query = useQuery({ ...confirmationQuery(api, token), enabled: token !== '' })
  const retryHref = `${confirmationPath}?${search.toString()}`
  if (query.isError) return <PageFailure title={query.error.message} query={query} retryHref={retryHref} />
  if (token !== '' && query.isPending)
    return <DetailSkeleton label={t('Loading the entry', 'Label, portfolio')} className="h-31" />
  const confirmation = query.data
  const isOver = !confirmation?.entry
  return (
    <div className="px-gutter pt-7 pb-section desk:pt-13">
      <div className="mx-auto max-w-page">
        <h1 className="max-w-measure wrap-anywhere">{titleOf(confirmation)}</h1>
        {confirmation?.entry && <Asked token={token} confirmation={confirmation} entry={confirmation.entry} />}
        {isOver && (
          <>
            <p className="mt-3 max-w-measure text-lead text-muted">
              {confirmation
                ? settled[confirmation.state]?.text
                : token === ''
                  ? t('Open the link in our email to read the entry and to answer.', 'Text, portfolio')
                  : t(
                      'Part of it may be missing, or the person who asked has withdrawn the question.',
                      'Text, portfolio',
                    )}
            </p>
            <ButtonLink href={impactPath} variant="outline" className="mt-6">
              {t('Impact Portfolio', 'Button, portfolio')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}

interface AskedProps {
  token: string
  confirmation: ImpactConfirmation
  entry: NonNullable<ImpactConfirmation['entry']>
}

function Asked({ token, confirmation: { name, ownerName, seen }, entry }: AskedProps) {
  return (
    <div className="mt-5 grid items-start gap-8 desk:grid-cols-[minmax(0,1fr)_22rem]">
      <article className="rounded-card border border-hairline bg-surface p-5">
        <p className="text-meta text-muted">
          {impactCategoryName(entry.category)} · {dayText(entry.dateCompleted)} · {ownerName}
        </p>
        <h2 lang={englishHere} className="mt-1.5 text-panel wrap-anywhere">
          {entry.title}
        </h2>
        {paragraphs(entry.description).map((paragraph) => (
          <p key={paragraph} lang={englishHere} className="mt-3 wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
        <Outcomes outcomes={entry.outcomes} className="mt-4" />
      </article>
      <div className="grid gap-6">
        <Confirming token={token} seen={seen} name={name} />
        <Refusing token={token} />
      </div>
    </div>
  )
}

function useAnswered(token: string) {
  const { api } = useRemote()
  const cache = useQueryClient()
  return (answer: ImpactConfirmation) => cache.setQueryData(confirmationQuery(api, token).queryKey, answer)
}

const notConfirmed = (refusal: FormError) =>
  describeFailure(refusal, t('The entry was not confirmed', 'Text, portfolio'))
const notRefused = (refusal: FormError) => describeFailure(refusal, t('Your answer was not sent', 'Text, portfolio'))

function Confirming({ token, seen, name }: { token: string; seen: string; name: string }) {
  const api = useAttempts()
  const keep = useAnswered(token)
  const { form, field, errors, refusal, isBusy } = useCheckedForm({
    name: 'confirm-impact-entry',
    path: `${confirmationPath}/confirmed`,
    names: ['token', 'seen', 'name'],
    loadSchema: async () => (await loadContract()).impactEntryConfirmed,
    send: async (body: { token: string; seen: string; name: string }) => {
      keep(await api.call((await loadContract()).confirmImpactEntry, { body }))
    },
  })
  return (
    <form {...form} aria-label={t('Confirm', 'For screen readers, portfolio')} className="grid gap-4">
      <FormRefusal refusal={refusal} describe={notConfirmed} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="seen" value={seen} />
      <TextInput
        {...field('name')}
        defaultValue={field('name').defaultValue || name}
        error={errors.name}
        label={t('Your name, or your group’s', 'Label, portfolio')}
        hint={t('Stands beside the entry. Nothing else of you is shown.', 'Hint, portfolio')}
        autoComplete="name"
      />
      <Button type="submit" isBusy={isBusy} busyLabel={t('Confirming', 'On a button while it works, portfolio')} wide>
        {t('Yes, I confirm this', 'Button, portfolio')}
      </Button>
    </form>
  )
}

function Refusing({ token }: { token: string }) {
  const api = useAttempts()
  const keep = useAnswered(token)
  const { form, refusal, isBusy } = useCheckedForm({
    name: 'refuse-impact-entry',
    path: `${confirmationPath}/refused`,
    names: ['token'],
    loadSchema: async () => (await loadContract()).impactEntryRefused,
    send: async (body: { token: string }) => {
      keep(await api.call((await loadContract()).refuseImpactEntry, { body }))
    },
  })
  return (
    <form
      {...form}
      aria-label={t('Refuse', 'For screen readers, portfolio')}
      className="grid gap-3 border-t border-hairline pt-5"
    >
      <FormRefusal refusal={refusal} describe={notRefused} />
      <input type="hidden" name="token" value={token} />
      <p className="text-dense text-muted">
        {t(
          'If it is not so, or you do not know this person: refuse, and they cannot ask you again.',
          'Text, portfolio',
        )}
      </p>
      <Button
        type="submit"
        variant="outline"
        isBusy={isBusy}
        busyLabel={t('Sending', 'On a button while it works, portfolio')}
        wide
      >
        {t('No, I cannot confirm this', 'Button, portfolio')}
      </Button>
    </form>
  )
}

export const page = linkedPage({
  component: ConfirmationPage,
  query: confirmationQuery,
  titleOf,
  description: t(
    'An entry of an impact portfolio that somebody asks you to confirm.',
    'Description of the page, portfolio',
  ),
  canonical: confirmationPath,
  crumb: t('Confirm an entry', 'Text, portfolio'),
})
