import { countOf } from '@kere/brand/count'
import { fellowshipTracks, trackNames, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import type { ManagedRound } from '@kere/contracts/fellowship/fellowship-rounds'
import { isKnown } from '@kere/contracts/http/open-value'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { dateOf, momentOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import { Badge } from '@kere/ui/status/badge'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { useIsPhone } from '@kere/ui/layout/use-is-phone'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleMinus from 'lucide-react/icons/circle-minus'
import { useState, type ReactNode } from 'react'
import { countsQuery, loadRounds, roundsQuery } from './fellowship.api.ts'
import { RoundDialog } from './round-dialog.tsx'

/** @param children figures, which follow the rounds and are folded with them */
export function Availability({ children }: { children: ReactNode }) {
  const { api } = useRemote()
  const rounds = useQuery(roundsQuery(api))
  const counts = useQuery(countsQuery(api))
  const isPhone = useIsPhone()
  const heading = <h2 className="text-panel">Fellowship Availability</h2>
  const items = rounds.data?.items ?? []
  const tracks = (
    <>
      {rounds.isError && (
        <LoadFailure
          title="Failed to fetch the fellowship"
          headingLevel="h3"
          query={rounds}
          className="m-4 desk:col-span-3"
        >
          The applications below are not affected.
        </LoadFailure>
      )}
      {items.map((round) =>
        isKnown(fellowshipTracks, round.track) ? (
          <Track
            key={round.track}
            track={round.track}
            round={round}
            approved={counts.data?.tracks.find(({ track }) => track === round.track)?.approvedInRound ?? 0}
          />
        ) : null,
      )}
    </>
  )
  // A phone shows the applications first, because the rounds are changed a few times a year and the tabs count too.
  if (isPhone)
    return (
      <Disclosure
        summary={
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            {heading}
            <span className="text-meta text-muted">
              {items.filter(({ state }) => state === 'open').length} of {items.length} open
            </span>
          </span>
        }
        isOpen={rounds.isError}
        className="border-b border-hairline px-4"
      >
        <div className="-mx-4">
          {tracks}
          {children}
        </div>
      </Disclosure>
    )
  return (
    <>
      <div className="grid border-b border-hairline desk:grid-cols-3 wide:grid-cols-[11rem_repeat(3,minmax(0,1fr))]">
        <div className="px-4 py-4 desk:col-span-3 wide:col-span-1 wide:px-6">{heading}</div>
        {tracks}
      </div>
      {children}
    </>
  )
}

interface TrackProps {
  track: FellowshipTrack
  round: ManagedRound
  approved: number
}

function Track({ track, round, approved }: TrackProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [isEditing, setEditing] = useState(false)
  const [wanted, setWanted] = useState<boolean | null>(null)
  const { isSwitchedOn, state, capacity } = round
  const name = trackNames[track]
  const isOpen = state === 'open'

  const toggle = async (isOn: boolean, isUndo = false) => {
    setWanted(isOn)
    try {
      const { changeFellowshipRound } = await loadRounds()
      const changed = await api.call(changeFellowshipRound, { params: { track }, body: { isSwitchedOn: isOn } })
      context.notify({
        tone: 'success',
        text: toastOf(name, changed),
        ...(!isUndo && { action: { label: 'Undo', run: () => void toggle(!isOn, true) } }),
      })
    } catch (error) {
      const why = error instanceof Error ? error.message : ''
      context.notify({ tone: 'error', text: `Fellowship ${name} was not changed. ${why}` })
    }
    await cache.invalidateQueries({ queryKey: ['fellowship-rounds'] })
    setWanted(null)
  }
  return (
    <div className="border-hairline px-4 py-3.5 max-desk:border-t desk:border-s wide:px-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-card">{name}</h3>
        <Badge
          tone={isOpen ? 'leaf' : 'neutral'}
          icon={isOpen ? <CircleDot aria-hidden="true" /> : <CircleMinus aria-hidden="true" />}
        >
          {isOpen ? 'Open' : 'Closed'}
        </Badge>
      </div>
      <div className="flex items-center justify-between gap-3">
        <p className="text-meta text-muted">{datesOf(round)}</p>
        <Switch
          aria-label={`${name} takes applications`}
          checked={wanted ?? isSwitchedOn}
          onChange={() => void toggle(!isSwitchedOn)}
        >
          {null}
        </Switch>
      </div>
      {capacity !== null && (
        <div className="mt-1 flex items-center gap-3">
          <ProgressBar label={`Places of ${name}`} value={approved} max={capacity} className="grow" />
          <p className="text-meta tabular-nums">
            {approved} of {countOf(capacity, 'place')}
          </p>
        </div>
      )}
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3">
        <Button variant="quiet" size="toolbar" className="-ms-3.5" onClick={() => setEditing(true)}>
          Edit dates<span className="sr-only"> of {name}</span>
        </Button>
        {round.isBlind && <Badge tone="info">Blind review</Badge>}
      </div>
      {isEditing && <RoundDialog track={track} round={round} onClose={() => setEditing(false)} />}
    </div>
  )
}

/** Writes the message of S-460. It is correct even if the dates contradict the switch. */
function toastOf(name: string, { isSwitchedOn, state, opensAt }: ManagedRound) {
  if (!isSwitchedOn || state === 'open')
    return `Fellowship ${name} is now ${state === 'open' ? 'open' : 'closed'} for applications`
  return state === 'upcoming' && opensAt
    ? `Fellowship ${name} opens for applications on ${momentOf(opensAt)} IST`
    : `Fellowship ${name} stays closed for applications: its deadline is over. Change the dates to open it`
}

function datesOf({ opensAt, deadline, state }: ManagedRound) {
  if (state === 'upcoming' && opensAt) return `Opens ${momentOf(opensAt)} IST`
  if (!deadline) return 'No deadline yet'
  const until = `${momentOf(deadline)} IST`
  return opensAt ? `${dateOf(opensAt)} to ${until}` : `Until ${until}`
}
