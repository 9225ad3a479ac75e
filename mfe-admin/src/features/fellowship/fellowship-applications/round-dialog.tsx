import { trackNames, type FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'
import type { ManagedRound } from '@kere/contracts/fellowship/fellowship-rounds'
import { useRemote } from '@kere/platform/react/remote-tree'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
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
  const done = async (text: string) => {
    context.notify({ tone: 'success', text })
    await cache.invalidateQueries()
    onClose()
  }
  const form = useForm({
    initial: {
      opensAt: fieldOf(round.opensAt),
      deadline: fieldOf(round.deadline),
      startsOn: round.startsOn ?? '',
      endsOn: round.endsOn ?? '',
      capacity: round.capacity === null ? '' : String(round.capacity),
      isBlind: round.isBlind,
    },
    schema: async () => (await loadRounds()).roundChange,
    read: ({ opensAt, deadline, startsOn, endsOn, capacity, isBlind }) => ({
      opensAt: momentOf(opensAt),
      deadline: momentOf(deadline),
      startsOn: startsOn || null,
      endsOn: endsOn || null,
      capacity: capacity === '' ? null : Number(capacity),
      isBlind,
    }),
    async send(body, { idempotencyKey }) {
      await api.call((await loadRounds()).changeFellowshipRound, { params: { track }, body }, { idempotencyKey })
      await done(`Fellowship ${trackNames[track]} is saved`)
    },
  })
  const beginning = useMutation({
    mutationFn: async () =>
      api.call((await loadRounds()).beginFellowshipRound, { params: { track }, body: { after: round.round } }),
    onSuccess: (begun) =>
      done(`Round ${begun.round} of ${trackNames[track]} has begun. It is closed until you open it.`),
  })
  const failure = form.refusal ?? beginning.error?.message
  return (
    <FormDialog
      form={form}
      title={`${trackNames[track]} Fellowship, round ${round.round}`}
      onClose={onClose}
      submit={{ label: 'Save', busy: 'Saving' }}
    >
      <TextInput label="Opens" note="(IST, empty: at once)" type="datetime-local" {...form.field('opensAt')} />
      <TextInput label="Deadline" note="(IST)" type="datetime-local" {...form.field('deadline')} />
      <div className="grid grid-cols-2 gap-3">
        <TextInput label="Program starts" type="date" {...form.field('startsOn')} />
        <TextInput label="Program ends" type="date" {...form.field('endsOn')} />
      </div>
      <TextInput label="Places" note="(empty: no limit)" type="number" min={1} {...form.field('capacity')} />
      <Checkbox {...form.toggle('isBlind')}>Blind review: hide names, addresses, organizations and file names</Checkbox>
      {failure && <RefusedAct>The round was not saved. {failure}</RefusedAct>}
      <p className="border-t border-hairline pt-4 text-meta text-muted">
        A new round lets everybody apply again. Applications of this one stay.
      </p>
      <Button variant="outline" isBusy={beginning.isPending} busyLabel="Beginning" onClick={() => beginning.mutate()}>
        Begin round {round.round + 1}
      </Button>
    </FormDialog>
  )
}
