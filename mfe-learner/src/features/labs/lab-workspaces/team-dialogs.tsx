import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { countOf } from '@kere/brand/count'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useId, useState, type SubmitEvent } from 'react'
import { loadRequests, loadWorkspaces, useWorkspaceAct } from './workspace.api.ts'

export interface AskedTeam {
  act: 'rename' | 'delete' | 'ask'
  id: string
  name: string
  people: number
  hasHandedIn: boolean
}

interface TeamDialogProps {
  labId: string
  team: AskedTeam
  onClose: () => void
  /** Moves the focus to an element that stays, because the button that opened the dialog has disappeared. */
  onGone: () => void
}

export function TeamDialog(props: TeamDialogProps) {
  if (props.team.act === 'ask') return <AskTeam {...props} />
  return props.team.act === 'rename' ? <RenameTeam {...props} /> : <DeleteTeam {...props} />
}

function AskTeam({ labId, team, onClose, onGone }: TeamDialogProps) {
  const form = useId()
  const { run, busyWith, refusal } = useWorkspaceAct(labId)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { askLabTeam, newLabTeamRequest } = await loadRequests()
    const result = newLabTeamRequest.safeParse({ text })
    setError(result.error?.issues[0]?.message)
    if (!result.success) return
    const isSent = await run(
      'ask',
      (api) => api.call(askLabTeam, { params: { id: labId, teamId: team.id }, body: result.data }),
      `${team.name} has your request`,
    )
    if (!isSent) return
    onClose()
    onGone()
  }
  return (
    <FormDialog
      form={{
        props: { id: form, noValidate: true, onSubmit: (event) => void send(event) },
        isBusy: busyWith === 'ask',
      }}
      title={`Ask to join ${team.name}`}
      onClose={onClose}
      submit={{ label: 'Send request', busy: 'Sending' }}
      refusal={refusal}
    >
      <TextArea
        label="Why do you want to join?"
        rows={3}
        value={text}
        maxLength={workspaceLimits.requestLength}
        error={error}
        hint="The team and the lab’s educator read it. One of them answers."
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}

function RenameTeam({ labId, team, onClose }: TeamDialogProps) {
  const form = useId()
  const { run, busyWith, refusal } = useWorkspaceAct(labId)
  const [name, setName] = useState(team.name)
  const [error, setError] = useState<string>()
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const result = (await loadWorkspaces()).labTeamName.safeParse({ name })
    setError(result.error?.issues[0]?.message)
    if (!result.success) return
    const isSaved = await run(
      'rename',
      (api, contract) =>
        api.call(contract.renameLabTeam, { params: { id: labId, teamId: team.id }, body: result.data }),
      `The team is called ${result.data.name}`,
    )
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      form={{
        props: { id: form, noValidate: true, onSubmit: (event) => void save(event) },
        isBusy: busyWith === 'rename',
      }}
      title="Rename the team"
      onClose={onClose}
      submit={{ label: 'Save', busy: 'Saving' }}
      refusal={refusal}
    >
      <TextInput
        label="Name of the team"
        value={name}
        maxLength={workspaceLimits.teamNameLength}
        error={error}
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setName(currentTarget.value)
          setError(undefined)
        }}
      />
    </FormDialog>
  )
}

function DeleteTeam({ labId, team, onClose, onGone }: TeamDialogProps) {
  const { run, busyWith, refusal } = useWorkspaceAct(labId)
  const remove = async () => {
    const isDeleted = await run(
      'delete',
      (api, contract) => api.call(contract.deleteLabTeam, { params: { id: labId, teamId: team.id } }),
      `${team.name} is deleted`,
    )
    if (!isDeleted) return
    onClose()
    onGone()
  }
  return (
    <Dialog
      title="Delete this team?"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="danger" isBusy={busyWith === 'delete'} busyLabel="Deleting" onClick={() => void remove()}>
            Delete team
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="text-dense text-muted">
        <p className="font-semibold wrap-anywhere text-ink">{team.name}</p>
        <p className="mt-1.5">
          {team.people > 0
            ? `${countOf(team.people, ['person is', 'people are'])} in it, and will be in no team. `
            : 'Nobody is in it. '}
          {team.hasHandedIn && 'What the team handed in stays for you and the mentors. '}
          This cannot be undone.
        </p>
      </div>
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
    </Dialog>
  )
}
