import { t } from '@kere/brand/messages'
import { TimeAgo } from '@kere/ui/time/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from './time-in-india.ts'

export function Facts({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <dl className={`border-t-2 border-ink text-dense ${className}`}>{children}</dl>
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.625rem_minmax(0,1fr)] gap-2 border-b border-hairline py-2.5">
      <dt className="text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">
        {children || <span className="text-muted">{t('Not given', 'Text, part of a page')}</span>}
      </dd>
    </div>
  )
}

export function Moment({ instant, exactly }: { instant: string; exactly?: string }) {
  return (
    <>
      {exactly ?? momentOf(instant)} IST
      <TimeAgo instant={instant} className="block text-muted" />
    </>
  )
}

/** A moment as a fact. It is left out if it never happened. */
export const MomentFact = ({ name, at }: { name: string; at: string | null | undefined }) =>
  at ? (
    <Fact name={name}>
      <Moment instant={at} />
    </Fact>
  ) : null
