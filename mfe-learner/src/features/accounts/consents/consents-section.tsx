import { countOf } from '@kere/brand/count'
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

const byGuardian = { ends: 'It closes at once. Your guardian can allow it again.', path: null } as const

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
      title="What you agreed to"
      lead="Each purpose by itself, in the words that you read. You can withdraw each of them here; it takes effect at once."
    >
      {query.data ? (
        <Ledger entries={query.data} />
      ) : query.isError ? (
        <LoadFailure title={query.error.message} query={query}>
          Nothing about it has changed.
        </LoadFailure>
      ) : (
        <SkeletonGroup label="Loading what you agreed to">
          <Skeleton className="h-24" />
        </SkeletonGroup>
      )}
    </Section>
  )
}

function Ledger({ entries }: { entries: readonly Consent[] }) {
  const latest = entries.filter((entry) => entries.find(({ purpose }) => purpose === entry.purpose) === entry)
  if (latest.length === 0) return <p>You have agreed to nothing yet.</p>
  return (
    <>
      <ul className="list-none border-t border-hairline">
        {latest.map((consent) => (
          <Row key={consent.purpose} consent={consent} />
        ))}
      </ul>
      {entries.length > latest.length && (
        <Disclosure summary={`All ${countOf(entries.length, ['entry', 'entries'])}`}>
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
  const name = notice?.name ?? 'Another purpose'
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
        context.notify({ tone: 'success', text: `Withdrawn: ${name}` })
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
              aria-label={`Withdraw: ${name}`}
              aria-expanded={isAsked}
              onClick={() => setAsked(!isAsked)}
            >
              Withdraw
            </Button>
          )}
          {!isOpen && notice?.path && consent.withdrawnBy === 'self' && (
            <ButtonLink variant="outline" href={notice.path} aria-label={`Agree again: ${name}`}>
              Agree again
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
  const by = (who: Consent['givenBy'] | null) => (who === 'guardian' ? ' by your guardian' : '')
  return (
    <p className="mt-1 text-meta text-muted">
      Agreed{by(givenBy)} {momentOf(givenAt)} IST
      {version > 0 && `, version ${version}`}
      {withdrawnAt !== null && (
        <span className="block">
          Withdrawn{by(withdrawnBy)} {momentOf(withdrawnAt)} IST
        </span>
      )}
    </p>
  )
}

function State({ isOpen, isNeeded }: { isOpen: boolean; isNeeded: boolean }) {
  if (!isOpen) return <Badge icon={<CircleMinus aria-hidden="true" />}>Withdrawn</Badge>
  if (isNeeded) return <Badge icon={<Lock aria-hidden="true" />}>Needed</Badge>
  return (
    <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
      Agreed
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
      aria-label={`Withdraw “${name}”?`}
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-brand-soft p-4"
    >
      <div className="min-w-0">
        <p className="font-semibold">Withdraw “{name}”?</p>
        <p className="text-meta">{ends}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button ref={keep} variant="quiet" onClick={onKeep}>
          Keep it
        </Button>
        <Button isBusy={isBusy} busyLabel="Withdrawing" onClick={onWithdraw}>
          Withdraw
        </Button>
      </div>
      {failure !== undefined && <RefusedAct className="basis-full">{failure}</RefusedAct>}
    </div>
  )
}
