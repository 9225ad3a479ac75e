import { labFile } from '@kere/contracts/labs/lab-file'
import { stageAt } from '@kere/contracts/labs/lab-options'
import type { LabWorkspace } from '@kere/contracts/labs/lab-workspaces'
import { workspaceLimits } from '@kere/contracts/labs/lab-workspace-options'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { fileText } from '@kere/screens/file-text'
import { HandInFile, type HandedFile } from '@kere/screens/hand-in-file'
import { dayText, handInName, leftText } from '@kere/screens/labs/lab-text'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { Dialog } from '@kere/ui/overlays/dialog'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useState, type SubmitEvent } from 'react'
import { loadWorkspaces, useWorkspaceAct } from './workspace.api.ts'

/** Shows the next deadline: the team has a form to submit, and the people who guide it see what will be read. */
export function HandIn({ workspace, now }: { workspace: LabWorkspace; now: number }) {
  const [isOpen, setOpen] = useState(false)
  const { lab, role, teamId, isWritable, submissions } = workspace
  const current = stageAt(lab.stages, now)
  const frame = 'max-wide:mt-5 max-wide:border-t max-wide:pt-4 wide:border-s wide:ps-6 border-hairline'
  if (!current || !isWritable)
    return (
      <div className={frame}>
        <p className="text-meta text-muted">Stages</p>
        <p className="mt-1 text-card font-semibold">All stages are over</p>
      </div>
    )
  if (role !== 'participant') {
    const unread = submissions.filter(({ feedback }) => feedback === null).length
    return (
      <div className={frame}>
        <p className="text-meta text-muted">Waiting for feedback</p>
        <p className="mt-1 font-heading text-number font-heavy tabular-nums">{unread}</p>
        <p className="mt-1 text-dense text-muted">
          {unread === 0 ? 'Every submission has your answer.' : 'Read them under “Handed in”.'}
        </p>
      </div>
    )
  }
  const mine = submissions.find((each) => each.stageId === current.stage.id && each.teamId === teamId)
  return (
    <div className={frame}>
      <p className="text-meta text-muted">{mine ? 'Handed in' : 'Next to hand in'}</p>
      <p className="mt-1 text-card font-semibold">{handInName(current.stage)}</p>
      {current.stage.text && <p className="mt-0.5 text-dense text-muted">{current.stage.text}</p>}
      <p className="mt-1.5 text-dense">
        {mine
          ? `${dayText(mine.submittedAt, now)}${mine.submittedBy ? `, by ${mine.submittedBy}` : ''}`
          : `${dayText(current.stage.endsAt, now)}, 6:00 pm IST`}
        <span className="block text-muted">{leftText(current.stage.endsAt, now)}</span>
      </p>
      {teamId === null ? (
        <p className="mt-3 text-dense text-muted">Join or start a team first.</p>
      ) : (
        <>
          <Button variant={mine ? 'outline' : 'primary'} wide onClick={() => setOpen(true)} className="mt-3">
            {mine ? 'Replace it' : 'Hand in'}
          </Button>
          <p className="mt-2 text-meta text-muted">
            You can replace it until the stage ends. Earlier versions are kept.
          </p>
          {isOpen && (
            <HandInDialog
              labId={lab.id}
              stage={current.stage}
              before={mine ? { text: mine.text, links: mine.links.join('\n') } : { text: '', links: '' }}
              fileBefore={mine?.file ? { name: fileText(mine.file) } : null}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      )}
    </div>
  )
}

interface Typed {
  text: string
  links: string
}

const isTyped = (value: unknown): value is Typed =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'links' in value &&
  typeof value.links === 'string'

interface HandInDialogProps {
  labId: string
  stage: { id: string; name: string; text: string }
  before: Typed
  fileBefore: HandedFile | null
  onClose: () => void
}

function HandInDialog({ labId, stage, before, fileBefore, onClose }: HandInDialogProps) {
  const { context } = useRemote()
  const { run, busyWith, refusal } = useWorkspaceAct(labId)
  const [copy] = useState(() =>
    createLocalCopy({
      userId: context.session.user?.id ?? '',
      name: `lab-hand-in.${labId}.${stage.id}`,
      isValue: isTyped,
    }),
  )
  const [values, setValues] = useState(() => copy.take()?.value ?? before)
  const write = (changed: Partial<Typed>) => {
    const next = { ...values, ...changed }
    setValues(next)
    copy.write({ value: next, version: 1 })
  }
  const [file, setFile] = useState(fileBefore)
  const [isUploading, setUploading] = useState(false)
  const [errors, setErrors] = useState<{ text?: string; links?: string }>({})
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUploading) return
    const { labHandIn } = await loadWorkspaces()
    const links = values.links
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    const result = labHandIn.safeParse({
      text: values.text,
      links,
      ...(file?.id && { fileId: file.id }),
      ...(file === null && fileBefore && { fileId: null }),
    })
    if (!result.success) {
      const of = (name: string) => result.error.issues.find(({ path }) => path[0] === name)?.message
      const [text, link] = [of('text'), of('links')]
      return setErrors({ ...(text && { text }), ...(link && { links: link }) })
    }
    setErrors({})
    const isDone = await run(
      'hand in',
      (api, contract) =>
        api.call(contract.handInLabStage, { params: { id: labId, stageId: stage.id }, body: result.data }),
      `${handInName(stage)} is handed in`,
    )
    if (!isDone) return
    copy.clear()
    onClose()
  }
  return (
    <Dialog title={`Hand in: ${handInName(stage)}`} isOpen onClose={onClose} className="desk:max-w-140">
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
        <TextArea
          label="What you hand in"
          rows={6}
          value={values.text}
          maxLength={workspaceLimits.handInLength}
          error={errors.text}
          onChange={({ currentTarget }) => write({ text: currentTarget.value })}
        />
        <TextArea
          label="Links"
          note="(optional, one on each line)"
          rows={3}
          value={values.links}
          hint={`At most ${workspaceLimits.handInLinks}: a sheet, a map, a folder of photos.`}
          error={errors.links}
          onChange={({ currentTarget }) => write({ links: currentTarget.value })}
        />
        <HandInFile kind={labFile} value={file} onChange={setFile} onBusy={setUploading} />
        {refusal && <RefusedAct>{refusal}</RefusedAct>}
        <div className="flex flex-wrap gap-3 [&>:first-child]:grow">
          <Button
            type="submit"
            isBusy={busyWith !== null || isUploading}
            busyLabel={isUploading ? 'Uploading the file' : 'Handing in'}
          >
            Hand in
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
