import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { privacyRequestNames } from '@kere/contracts/accounts/privacy-request-options'
import type { OwnPrivacyRequest } from '@kere/contracts/accounts/privacy-requests'
import { labelOf } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { PrivacyRequestBadge } from '@kere/screens/privacy-request-state'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { requestsQuery, withdrawalMutation } from './privacy-requests.api.ts'
import { RequestDialog } from './request-dialog.tsx'

/** Shows what the person has asked for about their own data, with due dates and answers (W-60). */
export function RequestsSection() {
  const { api } = useRemote()
  const query = useQuery(requestsQuery(api))
  const [isAsked, setAsked] = useState(false)
  return (
    <Section
      title={t('Your requests', 'Heading, privacy requests')}
      lead={t(
        'Ask us to correct something, complain, or name somebody to act for you. Copies and deletions are below.',
        'Text, privacy requests',
      )}
    >
      {query.data ? (
        query.data.length > 0 ? (
          <ul className="list-none border-t border-hairline">
            {query.data.map((request) => (
              <Row key={request.id} request={request} />
            ))}
          </ul>
        ) : (
          <p>{t('You have asked for nothing yet.', 'Text, privacy requests')}</p>
        )
      ) : query.isError ? (
        <LoadFailure title={query.error.message} query={query}>
          {t('Nothing that you asked for is lost.', 'Text, privacy requests')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading your requests', 'Label, privacy requests')}>
          <Skeleton className="h-16" />
        </SkeletonGroup>
      )}
      <Button variant="outline" onClick={() => setAsked(true)} className="mt-5 max-desk:w-full">
        {t('New request', 'Button, privacy requests')}
      </Button>
      {isAsked && <RequestDialog onClose={() => setAsked(false)} />}
    </Section>
  )
}

function Row({ request }: { request: OwnPrivacyRequest }) {
  const { api, context } = useRemote()
  const withdrawal = useMutation(withdrawalMutation(api))
  const { id, kind, state, filedBy, text, nomineeName, nomineeEmail, submittedAt, reply } = request
  const name = labelOf(privacyRequestNames, kind)
  const withdraw = () =>
    withdrawal.mutate(id, {
      onSuccess: () =>
        context.notify({ tone: 'success', text: t('Withdrawn: {name}', { name }, 'Text, privacy requests') }),
    })
  return (
    <li className="border-b border-hairline py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-body font-semibold">{name}</h3>
          {text !== null && (
            <p lang={englishHere} className="mt-1 max-w-measure wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          )}
          {nomineeName !== null && (
            <p className="mt-1 wrap-anywhere">
              {nomineeName}, {nomineeEmail}
            </p>
          )}
          <p className="mt-1 text-meta text-muted">
            {t(
              '{who, select, guardian {By your guardian, {when} IST} other {{when} IST}}',
              { who: filedBy, when: momentOf(submittedAt) },
              'When a request about own data came',
            )}
            <Due request={request} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <PrivacyRequestBadge status={state} />
          {(state === 'waiting' || (kind === 'nomination' && state === 'done')) && (
            <Button
              variant="outline"
              size="toolbar"
              aria-label={t('Withdraw: {name}', { name }, 'For screen readers, privacy requests')}
              isBusy={withdrawal.isPending}
              onClick={withdraw}
            >
              {t('Withdraw', 'Button, privacy requests')}
            </Button>
          )}
        </div>
      </div>
      {reply && (
        <div className="mt-3 max-w-measure border-s-2 border-brand ps-3">
          <p className="text-meta text-muted">
            {t('Our answer, {when} IST', { when: momentOf(reply.at) }, 'Text, privacy requests')}
          </p>
          <p lang={englishHere} className="wrap-anywhere whitespace-pre-line">
            {reply.text}
          </p>
        </div>
      )}
      {withdrawal.error && <RefusedAct className="mt-3">{withdrawal.error.message}</RefusedAct>}
    </li>
  )
}

function Due({ request: { state, dueAt } }: { request: OwnPrivacyRequest }) {
  if (dueAt === null || (state !== 'waiting' && state !== 'scheduled')) return null
  return (
    <span className="block">
      {state === 'waiting'
        ? t('We answer by {when}', { when: dateOf(dueAt) }, 'A request about own data')
        : t('Carried out on {when}', { when: dateOf(dueAt) }, 'A request about own data')}
    </span>
  )
}
