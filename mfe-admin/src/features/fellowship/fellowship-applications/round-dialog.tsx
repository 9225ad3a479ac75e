import { trackNames, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import type { ManagedRound } from '@kere/contracts/fellowship/fellowship-rounds'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState, type SubmitEvent } from 'react'
import { loadRounds } from './fellowship.api.ts'

const indiaOffsetMs = 5.5 * 60 * 60 * 1000

const fieldOf = (moment: string | null) =>
  moment === null ? '' : new Date(Date.parse(moment) + indiaOffsetMs).toISOString().slice(0, 16)
const momentOf = (field: string) => (field === '' ? null : new Date(`${field}:00+05:30`).toISOString())

interface RoundDialogProps {
  track: FellowshipTrack
  round: ManagedRound
  onClose: () => void
}

export function RoundDialog({ track, round, onClose }: RoundDialogProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const form = useId()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [values, setValues] = useState({
    opensAt: fieldOf(round.opensAt),
    deadline: fieldOf(round.deadline),
    startsOn: round.startsOn ?? '',
    endsOn: round.endsOn ?? '',
    capacity: round.capacity === null ? '' : String(round.capacity),
    isBlind: round.isBlind,
  })
  const field = (name: 'opensAt' | 'deadline' | 'startsOn' | 'endsOn' | 'capacity') => ({
    value: values[name],
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      setValues((before) => ({ ...before, [name]: value })),
  })
  const run = async (act: () => Promise<string>) => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    try {
      context.notify({ tone: 'success', text: await act() })
      await cache.invalidateQueries()
      onClose()
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
      setBusy(false)
    }
  }
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void run(async () => {
      await api.call((await loadRounds()).changeFellowshipRound, {
        params: { track },
        body: {
          opensAt: momentOf(values.opensAt),
          deadline: momentOf(values.deadline),
          startsOn: values.startsOn || null,
          endsOn: values.endsOn || null,
          capacity: values.capacity === '' ? null : Number(values.capacity),
          isBlind: values.isBlind,
        },
      })
      return `Fellowship ${trackNames[track]} is saved`
    })
  }
  const begin = () =>
    void run(async () => {
      const { beginFellowshipRound } = await loadRounds()
      const { round: number } = await api.call(beginFellowshipRound, {
        params: { track },
        body: { after: round.round },
      })
      return `Round ${number} of ${trackNames[track]} has begun. It is closed until you open it.`
    })
  return (
    <Dialog
      title={`${trackNames[track]} Fellowship, round ${round.round}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} isBusy={isBusy} busyLabel="Saving">
            Save
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={save} className="mt-3 flex flex-col gap-4">
        <TextInput label="Opens" note="(IST, empty: at once)" type="datetime-local" {...field('opensAt')} />
        <TextInput label="Deadline" note="(IST)" type="datetime-local" {...field('deadline')} />
        <div className="grid grid-cols-2 gap-3">
          <TextInput label="Program starts" type="date" {...field('startsOn')} />
          <TextInput label="Program ends" type="date" {...field('endsOn')} />
        </div>
        <TextInput label="Places" note="(empty: no limit)" type="number" min={1} {...field('capacity')} />
        <Checkbox
          checked={values.isBlind}
          onChange={() => setValues((before) => ({ ...before, isBlind: !before.isBlind }))}
        >
          Blind review: hide names, addresses, organizations and file names
        </Checkbox>
        {failure !== null && <RefusedAct>The round was not saved. {failure}</RefusedAct>}
        <p className="border-t border-hairline pt-4 text-meta text-muted">
          A new round lets everybody apply again. Applications of this one stay.
        </p>
        <Button variant="outline" onClick={begin}>
          Begin round {round.round + 1}
        </Button>
      </form>
    </Dialog>
  )
}
