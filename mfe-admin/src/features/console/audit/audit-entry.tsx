import type { AuditEntry } from '@kere/contracts/console/audit'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { labelOf } from '@kere/contracts/http/open-value'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { dateOf, secondOf } from '@kere/screens/time-in-india'
import { TextLink } from '@kere/ui/controls/link'
import { AuditOutcomeBadge } from './audit-outcome.tsx'
import { actorName, auditLogPath, inWords, roleNames, subjectName, subjectText } from './audit-text.ts'

export function AuditEntryFacts({
  row: { id, actor, at, detail, isBlind, meaning, name, outcome, requestId, session, subject },
}: {
  row: AuditEntry
}) {
  return (
    <>
      <h3 className="text-panel">{name}</h3>
      {meaning && <p className="mt-1.5 text-dense text-muted">{meaning}</p>}
      <Facts className="mt-4">
        <Fact name="Outcome">
          <AuditOutcomeBadge status={outcome} />
        </Fact>
        <Fact name="When">{isBlind ? dateOf(at) : <Moment instant={at} exactly={secondOf(at)} />}</Fact>
        <Fact name="Who">
          {actorName({ actor, isBlind })}
          {actor && <span className="block text-muted">{labelOf(roleNames, actor.role)} at that time</span>}
        </Fact>
        {actor && actor.id !== formerMember.id && (
          <Fact name="User ID">
            <TextLink href={`${auditLogPath}?actor=${actor.id}`}>{actor.id}</TextLink>
          </Fact>
        )}
        {subject && (
          <Fact name="About">
            {subjectName(subject.type)} <span className="block text-muted">{subjectText({ subject, session })}</span>
          </Fact>
        )}
        {Object.entries(detail).map(([fact, value]) => (
          <Fact key={fact} name={inWords(fact)}>
            {String(value ?? 'None')}
          </Fact>
        ))}
        {requestId && <Fact name="Request ID">{requestId}</Fact>}
        <Fact name="Entry ID">{id}</Fact>
      </Facts>
    </>
  )
}
