import { fieldTaskFile } from '@kere/contracts/courses/field-task-file'
import type { FieldTask, OwnHandIn } from '@kere/contracts/courses/field-tasks'
import { boundsOf, handInLimits } from '@kere/contracts/courses/field-tasks-options'
import { useRemote } from '@kere/platform/react/remote-tree'
import { fileText } from '@kere/screens/file-text'
import { useForm } from '@kere/screens/form/use-form'
import { HandInFile, type HandedFile } from '@kere/screens/hand-in-file'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldTaskQuery, loadContract } from './field-task.api.ts'

interface HandInFormProps {
  courseId: string
  lessonId: string
  task: NonNullable<FieldTask['task']>
  /** A hand-in that waits, whose words and file the form begins with. */
  replaced: OwnHandIn | undefined
  onDone: () => void
  onCancel: (() => void) | undefined
}

function boundsText(task: HandInFormProps['task']) {
  const { least, most } = boundsOf(task)
  const [min, max, unit] = [task.min, task.max, task.unit].map((text) => text.trim())
  const atLeast = least === undefined ? '' : `At least ${min}`
  const range = most === undefined ? atLeast : least === undefined ? `At most ${max}` : `From ${min} to ${max}`
  return range && [range, unit].filter(Boolean).join(' ')
}

export function HandInForm({ courseId, lessonId, task, replaced, onDone, onCancel }: HandInFormProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { kind } = task
  const unit = task.unit.trim()
  const before = replaced?.kind === kind ? replaced : undefined
  const [file, setFile] = useState<HandedFile | null>(before?.file ? { name: fileText(before.file) } : null)
  const [isUploading, setUploading] = useState(false)
  const form = useForm({
    initial: {
      number: before?.number?.text ?? '',
      fileId: '',
      fileText: before?.file?.text ?? '',
      note: before?.note ?? '',
    },
    schema: async () => (await loadContract()).newHandIn,
    read: ({ fileId, ...values }) => ({ ...values, ...(fileId && { fileId }) }),
    async send(body, { idempotencyKey }) {
      const { handInFieldTask } = await loadContract()
      const params = { courseId, lessonId }
      const answer = await api.call(handInFieldTask, { params, body }, { idempotencyKey })
      cache.setQueryData(fieldTaskQuery(api, courseId, lessonId).queryKey, answer)
    },
    onSaved() {
      context.announce('Handed in. Your educator is told')
      onDone()
    },
  })

  return (
    <form
      {...form.props}
      onSubmit={(event) => (isUploading ? event.preventDefault() : form.props.onSubmit(event))}
      aria-label={before ? 'Replace what you handed in' : 'Hand in'}
      className="mt-4 grid gap-4"
    >
      {kind === 'number' && (
        <TextInput
          {...form.field('number')}
          label={unit === '' ? 'Your number' : `Your number in ${unit}`}
          inputMode="decimal"
          autoComplete="off"
          hint={boundsText(task)}
          maxLength={handInLimits.numberLength}
          className="max-w-72"
        />
      )}
      {(kind === 'photo' || kind === 'file') && (
        <>
          <HandInFile
            kind={fieldTaskFile}
            isPhoto={kind === 'photo'}
            isRequired
            id={form.idOf('fileId')}
            error={form.errorOf('fileId')}
            value={file}
            onChange={(chosen) => {
              setFile(chosen)
              form.edit({ fileId: chosen?.id ?? '' })
            }}
            onBusy={setUploading}
          />
          <TextInput
            {...form.field('fileText')}
            label={kind === 'photo' ? 'What the photo shows' : 'Name of the file'}
            hint={kind === 'photo' ? 'For people who cannot see it.' : undefined}
            autoComplete="off"
            maxLength={handInLimits.fileTextLength}
          />
        </>
      )}
      <TextArea
        {...form.field('note')}
        label="A few words"
        note="(optional)"
        hint="Where and when, and what you noticed."
        rows={3}
        maxLength={handInLimits.noteLength}
      />
      {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={form.isBusy || isUploading} busyLabel={isUploading ? 'Uploading' : 'Handing in'}>
          Hand in
        </Button>
        {onCancel && (
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
      <p className="text-meta text-muted">Only your educator and our admins see it.</p>
    </form>
  )
}
