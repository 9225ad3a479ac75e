import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
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
import { HandedInLine } from './handed-in-line.tsx'
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
        <p className="text-meta text-muted">{t('Stages', 'Text, labs')}</p>
        <p className="mt-1 text-card font-semibold">{t('All stages are over', 'Of a lab')}</p>
      </div>
    )
  if (role !== 'participant') {
    const unread = submissions.filter(({ feedback }) => feedback === null).length
    return (
      <div className={frame}>
        <p className="text-meta text-muted">{t('Waiting for feedback', 'Text, labs')}</p>
        <p className="mt-1 font-heading text-number font-heavy tabular-nums">{unread}</p>
        <p className="mt-1 text-dense text-muted">
          {unread === 0
            ? t('Every submission has your answer.', 'Text, labs')
            : t('Read them under “Handed in”.', 'Text, labs')}
        </p>
      </div>
    )
  }
  const mine = submissions.find((each) => each.stageId === current.stage.id && each.teamId === teamId)
  return (
    <div className={frame}>
      <p className="text-meta text-muted">{mine ? t('Handed in', 'Text, labs') : t('Next to hand in', 'Text, labs')}</p>
      <p lang={englishHere} className="mt-1 text-card font-semibold">
        {handInName(current.stage)}
      </p>
      {current.stage.text && (
        <p lang={englishHere} className="mt-0.5 text-dense text-muted">
          {current.stage.text}
        </p>
      )}
      <p className="mt-1.5 text-dense">
        {mine ? (
          <HandedInLine submission={mine} now={now} />
        ) : (
          t('{day}, 6:00 pm IST', { day: dayText(current.stage.endsAt, now) }, 'Until when a stage of a lab lasts')
        )}
        <span className="block text-muted">{leftText(current.stage.endsAt, now)}</span>
      </p>
      {teamId === null ? (
        <p className="mt-3 text-dense text-muted">{t('Join or start a team first.', 'Text, labs')}</p>
      ) : (
        <>
          <Button variant={mine ? 'outline' : 'primary'} wide onClick={() => setOpen(true)} className="mt-3">
            {mine ? t('Replace it', 'Button, labs') : t('Hand in', 'Button, labs')}
          </Button>
          <p className="mt-2 text-meta text-muted">
            {t('You can replace it until the stage ends. Earlier versions are kept.', 'Text, labs')}
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
      t('{name} is handed in', { name: handInName(stage) }, 'Notice, labs'),
    )
    if (!isDone) return
    copy.clear()
    onClose()
  }
  return (
    <Dialog
      title={t('Hand in: {name}', { name: handInName(stage) }, 'Heading, labs')}
      isOpen
      onClose={onClose}
      className="desk:max-w-140"
    >
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid grid-cols-1 gap-4">
        <TextArea
          label={t('What you hand in', 'Label, labs')}
          rows={6}
          value={values.text}
          maxLength={workspaceLimits.handInLength}
          error={errors.text}
          onChange={({ currentTarget }) => write({ text: currentTarget.value })}
        />
        <TextArea
          label={t('Links', 'Label, labs')}
          note={t('(optional, one on each line)', 'After a label, labs')}
          rows={3}
          value={values.links}
          hint={t(
            'At most {handInLinks}: a sheet, a map, a folder of photos.',
            { handInLinks: workspaceLimits.handInLinks },
            'Hint: links, labs',
          )}
          error={errors.links}
          onChange={({ currentTarget }) => write({ links: currentTarget.value })}
        />
        <HandInFile kind={labFile} value={file} onChange={setFile} onBusy={setUploading} />
        {refusal && <RefusedAct>{refusal}</RefusedAct>}
        <div className="flex flex-wrap gap-3 [&>:first-child]:grow">
          <Button
            type="submit"
            isBusy={busyWith !== null || isUploading}
            busyLabel={
              isUploading
                ? t('Uploading the file', 'On a button while it works, labs')
                : t('Handing in', 'On a button while it works, labs')
            }
          >
            {t('Hand in', 'Button, labs')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel', 'Button, labs')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
