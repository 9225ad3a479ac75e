import type { AuditEntry } from '@kere/contracts/audit'
import { labelOf } from '@kere/contracts/open-value'
import { TextLink } from '@kere/ui/link'
import { TimeAgo } from '@kere/ui/time-ago'
import type { ReactNode } from 'react'
import { momentOf } from '../../time-in-india.ts'
import { auditHref } from './audit-address.ts'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName, roleNames, subjectName } from './audit-text.ts'

/** All that is known of an act, in the panel beside the log. */
export function AuditEntryFacts({ entry }: { entry: AuditEntry }) {
  const { actor, at, detail, meaning, name, outcome, requestId, subject } = entry
  return (
    <>
      <h3 className="text-panel">{name}</h3>
      {meaning && <p className="mt-1.5 text-dense text-muted">{meaning}</p>}
      <dl className="mt-4 border-t-2 border-ink text-dense">
        <Fact name="Outcome">
          <AuditOutcomeBadge outcome={outcome} />
        </Fact>
        <Fact name="When">
          {momentOf(at)} IST
          <br />
          <TimeAgo instant={at} className="text-muted" />
        </Fact>
        <Fact name="Who">
          {actorName(entry)}
          {actor && (
            <>
              <br />
              <span className="text-muted">{labelOf(roleNames, actor.role)} at that time</span>
            </>
          )}
        </Fact>
        {actor && (
          <Fact name="User id">
            <TextLink href={auditHref({ actor: actor.id })}>{actor.id}</TextLink>
          </Fact>
        )}
        {subject && (
          <Fact name="About">
            {subjectName(subject.type)} {subject.id}
          </Fact>
        )}
        {Object.entries(detail).map(([fact, value]) => (
          <Fact key={fact} name={inWords(fact)}>
            {String(value ?? 'None')}
          </Fact>
        ))}
        {requestId && <Fact name="Request">{requestId}</Fact>}
        <Fact name="Entry">{entry.id}</Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2.5 border-b border-hairline py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}

/** "previousRole" as "Previous role". */
function inWords(name: string) {
  const words = name.replace(/[_-]|(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
