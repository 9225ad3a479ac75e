import type { EducatorApplication } from '@kere/contracts/educator-applications'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/avatar'
import { useShortcuts } from '@kere/ui/use-shortcuts'
import type { UseQueryResult } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { lazy, Suspense, useState } from 'react'
import { hrefOf, readAddress } from '@kere/screens/list-address'
import { LoadFailure } from '@kere/screens/load-failure'
import { useShortcutsChoice } from '@kere/screens/use-stored-choice'
import { ApplicationDecision } from './application-decision.tsx'
import { ApplicationContact, ApplicationWords } from './application-facts.tsx'
import { ApplicationStatusBadge } from './application-status.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { outcomeOf } from './application-text.ts'
import { applications } from './applications.list.tsx'
import { useDecision } from './use-decision.ts'
import { useNeighbors } from './use-neighbors.ts'

/** Few ask for it. */
const ShortcutsDialog = lazy(async () => ({
  default: (await import('@kere/ui/shortcuts-dialog')).ShortcutsDialog,
}))

const shortcuts = [
  { keys: ['a'], act: 'Approve' },
  { keys: ['r'], act: 'Decline, with a reason' },
  { keys: ['j', 'k'], act: 'Go to the next or the previous application' },
  { keys: ['Esc'], act: 'Go back to the list' },
  { keys: ['?'], act: 'Show this list' },
] as const

interface ApplicationDetailProps {
  application: EducatorApplication
  /** The query it came from: a later answer may have failed. */
  failure: UseQueryResult<EducatorApplication | null>
}

/** What the applicant says, and the decision. */
export function ApplicationDetail({ application, failure }: ApplicationDetailProps) {
  const { context, request } = useRemote()
  const address = readAddress(applications, request.search)
  const neighbors = useNeighbors(application.id, address)
  const decision = useDecision(application, address, neighbors.nextWaitingId)
  const [isDeclining, setDeclining] = useState(false)
  /** Null until it is asked for. */
  const [isHelpOpen, setHelpOpen] = useState<boolean | null>(null)
  const [areOn, setOn] = useShortcutsChoice()
  const { applicant, status } = application
  const isOpen = status === 'pending'
  const listHref = hrefOf(applications, address)

  const go = (href: string | null) => {
    if (href !== null) context.navigation.push(href)
    return href !== null
  }
  const act = (run: () => void, isAllowed: boolean) => {
    if (isAllowed) run()
    return isAllowed
  }
  useShortcuts((key) => {
    if (key === 'Escape') return go(listHref)
    if (!areOn) return false
    const mayDecide = isOpen && decision.busyWith === null
    if (key === 'a') return act(decision.approve, mayDecide)
    if (key === 'r') return act(() => setDeclining(true), mayDecide)
    if (key === 'j') return go(neighbors.nextHref)
    if (key === 'k') return go(neighbors.previousHref)
    return act(() => setHelpOpen(true), key === '?')
  })

  const [firstName = '', ...otherNames] = applicant.name.split(' ')
  return (
    <div className={`px-4 pt-3 desk:px-8 ${isOpen ? 'max-wide:pb-32 wide:pb-12' : 'pb-12'}`}>
      <ApplicationSteps
        listHref={listHref}
        neighbors={neighbors}
        keys={areOn ? (isOpen ? 'a approve, r decline, j k move' : 'j k move') : null}
        onHelp={() => setHelpOpen(true)}
      />
      {failure.isError && (
        <LoadFailure title="Failed to fetch the application" query={failure} className="mt-4">
          What stands below is from before.
        </LoadFailure>
      )}
      <div className="mt-4 grid gap-x-10 gap-y-7 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <div className="flex items-start gap-4">
            <Avatar firstName={firstName} lastName={otherNames.at(-1) ?? ''} className="size-14!" />
            <div className="min-w-0">
              <h1 className="text-section [overflow-wrap:anywhere]">{applicant.name}</h1>
              <p className="mt-0.5 text-dense [overflow-wrap:anywhere] text-muted">{applicant.email}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-dense">
                <ApplicationStatusBadge status={status} />
                {!isOpen && <span className="text-muted">{outcomeOf(application)}</span>}
              </div>
            </div>
          </div>
          {application.reason && (
            <div className="mt-5 rounded-e-card border border-s-4 border-hairline border-s-danger bg-surface px-4 py-3">
              <h2 className="font-body text-dense font-semibold tracking-normal">The reason that they were given</h2>
              <p className="mt-1 [overflow-wrap:anywhere] whitespace-pre-line">{application.reason}</p>
            </div>
          )}
          {!application.isOnboarded && (
            <p className="mt-5 flex gap-2.5 rounded-card bg-info-soft px-4 py-3 text-dense">
              <Info aria-hidden="true" className="size-5 shrink-0 text-info" />
              Profile not finished: they have not said everything about themselves yet.
            </p>
          )}
          <div className="mt-6">
            <ApplicationWords application={application} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          {isOpen && (
            <ApplicationDecision
              application={application}
              decision={decision}
              isDeclining={isDeclining}
              onDeclining={setDeclining}
            />
          )}
          <ApplicationContact application={application} />
        </div>
      </div>
      {isHelpOpen !== null && (
        <Suspense>
          <ShortcutsDialog
            shortcuts={shortcuts}
            isOpen={isHelpOpen}
            onClose={() => setHelpOpen(false)}
            areOn={areOn}
            onChange={setOn}
          />
        </Suspense>
      )}
    </div>
  )
}
