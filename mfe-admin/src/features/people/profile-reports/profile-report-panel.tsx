import { labelOf } from '@kere/contracts/http/open-value'
import type { ReportedProfile } from '@kere/contracts/people/profile-reports'
import { reportReasonNames } from '@kere/contracts/people/profile-reports-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Fact, Facts, Moment } from '@kere/screens/facts'
import { RowActButtons } from '@kere/screens/row-act-buttons'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import { DoubtfulNote } from '../../../replies/doubtful-note.tsx'
import { kindOf, profileHref, timesOf, ReportedStatusBadge } from './reported-status.tsx'
import { reportActs } from './profile-reports.acts.tsx'
import { reportsQuery } from './profile-reports.api.ts'
import { LoadState } from '../../../load-state.tsx'

export function ProfileReportPanel({ row }: { row: ReportedProfile }) {
  const { person, status, times, decision, reply } = row
  const [firstName = person.name, ...others] = person.name.split(' ')
  return (
    <>
      <div className="flex items-center gap-3.5">
        <Avatar
          firstName={firstName}
          lastName={others.join(' ')}
          src={person.avatarUrl}
          className="size-14! text-body!"
        />
        <div className="min-w-0">
          <h3 className="text-panel wrap-anywhere">{person.name}</h3>
          {person.isListed ? (
            <TextLink href={profileHref(person)} className="text-dense">
              Open the profile
            </TextLink>
          ) : (
            <p className="text-dense text-muted">Not listed now</p>
          )}
        </div>
      </div>
      <Reports id={row.id} />
      <Facts className="mt-5">
        <Fact name="Role">{kindOf(person)}</Fact>
        <Fact name="Status">
          <ReportedStatusBadge status={status} />
        </Fact>
        <Fact name="Reported">{timesOf(times)}</Fact>
        {decision && (
          <Fact name="Decided">
            <Moment instant={decision.at} />
            {decision.by && <span className="block">{decision.by}</span>}
          </Fact>
        )}
      </Facts>
      {person.bio && <p className="mt-4 text-dense wrap-anywhere whitespace-pre-line">{person.bio}</p>}
      {decision?.message && <Words title="What we told them" text={decision.message} at={decision.at} />}
      {reply && <Words title="Their reply" text={reply.text} at={reply.at} />}
      {status === 'doubtful' && <DoubtfulNote />}
      <RowActButtons
        acts={reportActs}
        row={row}
        names={['warn', 'dismiss', 'hide', 'suspend']}
        inMenu={['hide', 'suspend']}
        menuLabel="Hide or suspend"
      />
    </>
  )
}

const Words = ({ title, text, at }: { title: string; text: string; at: string }) => (
  <section className="mt-5 border-t-2 border-ink pt-3">
    <h4 className="text-body font-semibold">{title}</h4>
    <p className="text-meta text-muted">{momentOf(at)} IST</p>
    <p className="mt-2 wrap-anywhere whitespace-pre-line">{text}</p>
  </section>
)

function Reports({ id }: { id: string }) {
  const { api } = useRemote()
  const query = useQuery(reportsQuery(api, id))
  return (
    <section aria-labelledby="profile-reports" className="mt-4 border-t-2 border-ink pt-3">
      <h4 id="profile-reports" className="text-panel">
        What was reported
      </h4>
      <LoadState query={query} what="the reports" skeletons={['mt-3 h-30']} headingLevel="h3" className="mt-3">
        The rest of this panel is complete.
      </LoadState>
      <ul className="mt-1 list-none">
        {query.data?.map(({ id: report, reason, text, path, at, isFromUser, wantsAnswer, isDoubtful, isDecided }) => (
          <li key={report} className="border-b border-hairline py-3 text-dense">
            <p className="font-semibold">{labelOf(reportReasonNames, reason)}</p>
            {text && <p className="mt-1 wrap-anywhere whitespace-pre-line">{text}</p>}
            {path && <TextLink href={path}>Open what was reported</TextLink>}
            <p className="mt-1 text-meta text-muted">
              {[
                isFromUser ? 'A user' : 'A visitor',
                dateOf(at),
                isDoubtful ? 'probably a machine' : isDecided ? 'answered' : wantsAnswer ? 'waits for an answer' : null,
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
