import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
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
      t('{name} has your request', { name: team.name }, 'Notice: a team, labs'),
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
        isDirty: text !== '',
      }}
      title={t('Ask to join {name}', { name: team.name }, 'Heading: a team, labs')}
      onClose={onClose}
      submit={{ label: t('Send request', 'Button, labs'), busy: t('Sending', 'On a button while it works, labs') }}
      refusal={refusal}
    >
      <TextArea
        label={t('Why do you want to join?', 'Label, labs')}
        rows={3}
        value={text}
        maxLength={workspaceLimits.requestLength}
        error={error}
        hint={t('The team and the lab’s educator read it. One of them answers.', 'Hint, labs')}
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
      t('The team is called {name}', { name: result.data.name }, 'Notice, labs'),
    )
    if (isSaved) onClose()
  }
  return (
    <FormDialog
      form={{
        props: { id: form, noValidate: true, onSubmit: (event) => void save(event) },
        isBusy: busyWith === 'rename',
        isDirty: name !== team.name,
      }}
      title={t('Rename the team', 'Heading, labs')}
      onClose={onClose}
      submit={{ label: t('Save', 'Button, labs'), busy: t('Saving', 'On a button while it works, labs') }}
      refusal={refusal}
    >
      <TextInput
        label={t('Name of the team', 'Label, labs')}
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
      t('{name} is deleted', { name: team.name }, 'Notice: a team, labs'),
    )
    if (!isDeleted) return
    onClose()
    onGone()
  }
  return (
    <Dialog
      title={t('Delete this team?', 'Heading, labs')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button
            variant="danger"
            isBusy={busyWith === 'delete'}
            busyLabel={t('Deleting', 'On a button while it works, labs')}
            onClick={() => void remove()}
          >
            {t('Delete team', 'Button, labs')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('Cancel', 'Button, labs')}
          </Button>
        </>
      }
    >
      <div className="text-dense text-muted">
        <p lang={englishHere} className="font-semibold wrap-anywhere text-ink">
          {team.name}
        </p>
        <p className="mt-1.5">
          {team.people > 0
            ? t(
                '{count, plural, one {# person is} other {# people are}} in it, and will be in no team.',
                { count: team.people },
                'Of a team that is deleted, labs',
              )
            : t('Nobody is in it.', 'Of a team that is deleted, labs')}{' '}
          {team.hasHandedIn &&
            `${t('What the team handed in stays for you and the mentors.', 'Of a team that is deleted, labs')} `}
          {t('This cannot be undone.', 'Text, labs')}
        </p>
      </div>
      {refusal && <RefusedAct className="mt-3">{refusal}</RefusedAct>}
    </Dialog>
  )
}
