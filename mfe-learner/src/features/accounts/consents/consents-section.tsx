import { t } from '@kere/brand/messages'
import type { Consent } from '@kere/contracts/accounts/consents'
import { consentNotices, type ConsentPurpose, guardianNotices } from '@kere/contracts/accounts/consents-options'
import { lookup } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { momentOf } from '@kere/screens/time-in-india'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { Section } from '@kere/ui/layout/section'
import { Badge } from '@kere/ui/status/badge'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import Lock from 'lucide-react/icons/lock'
import { useEffect, useRef, useState } from 'react'
import { consentsQuery, withdrawalMutation } from './consents.api.ts'

const byGuardian = {
  ends: t('It closes at once. Your guardian can allow it again.', 'Text, consents'),
  path: null,
} as const

/** Finds the notice of the person, or that of the guardian. A release that is older than a purpose shows its words alone. */
function noticeOf({ purpose, givenBy }: Consent) {
  const guardians = lookup(guardianNotices, purpose)
  if (givenBy === 'guardian' && guardians) return { ...guardians, ...byGuardian }
  return lookup(consentNotices, purpose) ?? null
}

/** Shows what the person agreed to, in the words that they read (specimen 52). */
export function ConsentsSection() {
  const { api } = useRemote()
  const query = useQuery(consentsQuery(api))
  return (
    <Section
      title={t('What you agreed to', 'Heading, consents')}
      lead={t(
        'Each purpose by itself, in the words that you read. You can withdraw each of them here; it takes effect at once.',
        'Text, consents',
      )}
    >
      {query.data ? (
        <Ledger entries={query.data} />
      ) : query.isError ? (
        <LoadFailure title={query.error.message} query={query}>
          {t('Nothing about it has changed.', 'Text, consents')}
        </LoadFailure>
      ) : (
        <SkeletonGroup label={t('Loading what you agreed to', 'Label, consents')}>
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </Section>
  )
}

function Ledger({ entries }: { entries: readonly Consent[] }) {
  const latest = entries.filter((entry) => entries.find(({ purpose }) => purpose === entry.purpose) === entry)
  if (latest.length === 0) return <p>{t('You have agreed to nothing yet.', 'Text, consents')}</p>
  return (
    <>
      <ul className="list-none border-t border-hairline">
        {latest.map((consent) => (
          <Row key={consent.purpose} consent={consent} />
        ))}
      </ul>
      {entries.length > latest.length && (
        <Disclosure
          summary={t(
            'All {total, plural, one {# entry} other {# entries}}',
            { total: entries.length },
            'Text, consents',
          )}
        >
          <ul className="list-none">
            {entries.map((consent) => (
              <li key={`${consent.purpose} ${consent.givenAt}`} className="border-b border-hairline py-3 text-dense">
                <span className="font-semibold">{noticeOf(consent)?.name}</span>
                <Words consent={consent} />
                <When consent={consent} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

function Row({ consent }: { consent: Consent }) {
  const { api, context } = useRemote()
  const withdrawal = useMutation(withdrawalMutation(api))
  const [isAsked, setAsked] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const notice = noticeOf(consent)
  const name = notice?.name ?? t('Another purpose', 'Name, consents')
  const isOpen = consent.withdrawnAt === null
  const close = () => {
    setAsked(false)
    button.current?.focus()
  }
  const withdraw = () =>
    withdrawal.mutate(consent.purpose as ConsentPurpose, {
      onSuccess: () => {
        setAsked(false)
        heading.current?.focus()
        context.notify({ tone: 'success', text: t('Withdrawn: {name}', { name }, 'Text, consents') })
      },
    })
  return (
    <li className="border-b border-hairline py-4">
      <div className="grid gap-x-6 gap-y-2 desk:grid-cols-[minmax(0,1fr)_9.5rem]">
        <div className={isOpen ? '' : 'text-muted'}>
          <h3 ref={heading} tabIndex={-1} className="text-body font-semibold outline-none">
            {name}
          </h3>
          <Words consent={consent} />
          <When consent={consent} />
        </div>
        <div className="flex flex-wrap items-center gap-2 max-desk:justify-between desk:flex-col desk:items-start">
          <State isOpen={isOpen} isNeeded={notice?.isNeeded === true} />
          {isOpen && notice && !notice.isNeeded && (
            <Button
              ref={button}
              variant="outline"
              aria-label={t('Withdraw: {name}', { name }, 'For screen readers, consents')}
              aria-expanded={isAsked}
              onClick={() => setAsked(!isAsked)}
            >
              {t('Withdraw', 'Button, consents')}
            </Button>
          )}
          {!isOpen && notice?.path && consent.withdrawnBy === 'self' && (
            <ButtonLink
              variant="outline"
              href={notice.path}
              aria-label={t('Agree again: {name}', { name }, 'For screen readers, consents')}
            >
              {t('Agree again', 'Button, consents')}
            </ButtonLink>
          )}
        </div>
      </div>
      {isAsked && notice && (
        <Question
          name={name}
          ends={notice.ends}
          isBusy={withdrawal.isPending}
          onKeep={close}
          onWithdraw={withdraw}
          failure={withdrawal.error?.message}
        />
      )}
    </li>
  )
}

function Words({ consent: { words, language } }: { consent: Consent }) {
  return (
    <p lang={language} className="mt-1 max-w-measure border-s-2 border-brand ps-3 text-dense">
      “{words}”
    </p>
  )
}

function When({ consent }: { consent: Consent }) {
  const { givenAt, givenBy, version, withdrawnAt, withdrawnBy } = consent
  return (
    <p className="mt-1 text-meta text-muted">
      {version > 0
        ? t(
            '{who, select, guardian {Agreed by your guardian {when} IST, version {version}} other {Agreed {when} IST, version {version}}}',
            { who: givenBy, when: momentOf(givenAt), version },
            'A consent',
          )
        : t(
            '{who, select, guardian {Agreed by your guardian {when} IST} other {Agreed {when} IST}}',
            { who: givenBy, when: momentOf(givenAt) },
            'A consent',
          )}
      {withdrawnAt !== null && (
        <span className="block">
          {t(
            '{who, select, guardian {Withdrawn by your guardian {when} IST} other {Withdrawn {when} IST}}',
            { who: withdrawnBy ?? 'self', when: momentOf(withdrawnAt) },
            'A consent',
          )}
        </span>
      )}
    </p>
  )
}

function State({ isOpen, isNeeded }: { isOpen: boolean; isNeeded: boolean }) {
  if (!isOpen) return <Badge icon={<CircleMinus aria-hidden="true" />}>{t('Withdrawn', 'State, consents')}</Badge>
  if (isNeeded) return <Badge icon={<Lock aria-hidden="true" />}>{t('Needed', 'State, consents')}</Badge>
  return (
    <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
      {t('Agreed', 'State, consents')}
    </Badge>
  )
}

interface QuestionProps {
  name: string
  ends: string
  isBusy: boolean
  failure: string | undefined
  onKeep: () => void
  onWithdraw: () => void
}

function Question({ name, ends, isBusy, failure, onKeep, onWithdraw }: QuestionProps) {
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <div
      role="group"
      aria-label={t('Withdraw “{name}”?', { name }, 'For screen readers, consents')}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-brand-soft p-4"
    >
      <div className="min-w-0">
        <p className="font-semibold">{t('Withdraw “{name}”?', { name }, 'Text, consents')}</p>
        <p className="text-meta">{ends}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={keep} variant="quiet" onClick={onKeep}>
          {t('Keep it', 'Button, consents')}
        </Button>
        <Button
          isBusy={isBusy}
          busyLabel={t('Withdrawing', 'On a button while it works, consents')}
          onClick={onWithdraw}
        >
          {t('Withdraw', 'Button, consents')}
        </Button>
      </div>
      {failure !== undefined && <RefusedAct className="basis-full">{failure}</RefusedAct>}
    </div>
  )
}
