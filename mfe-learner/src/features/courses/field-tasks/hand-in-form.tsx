import { t } from '@kere/brand/messages'
import { fieldTaskFile } from '@kere/contracts/courses/field-task-file'
import type { FieldTask, OwnHandIn } from '@kere/contracts/courses/field-tasks'
import { boundsText, handInLimits, handInMessages } from '@kere/contracts/courses/field-tasks-options'
import { messages } from '@kere/contracts/http/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { fileText } from '@kere/screens/file-text'
import { useForm } from '@kere/screens/form/use-form'
import { useKeptValues } from '@kere/screens/form/use-kept-values'
import { HandInFile } from '@kere/screens/hand-in-file'
import { Button } from '@kere/ui/controls/button'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
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

/** The part shows what is so now, because the form would be refused each time. */
const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ['field_task_changed', 'hand_in_accepted', 'course_without_educator'].includes(error.code)

export function HandInForm({ courseId, lessonId, task, replaced, onDone, onCancel }: HandInFormProps) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { kind } = task
  const unit = task.unit.trim()
  const before = replaced?.kind === kind ? replaced : undefined
  const [isUploading, setUploading] = useState(false)
  const initial = {
    number: before?.number?.text ?? '',
    /** Empty for the file of the hand-in that is replaced. */
    fileId: '',
    /** Empty without a file. */
    fileName: before?.file ? fileText(before.file) : '',
    fileText: before?.file?.text ?? '',
    note: before?.note ?? '',
  }
  const store = useKeptValues(`hand-in.${lessonId}.${kind}`, initial)
  const { queryKey } = fieldTaskQuery(api, courseId, lessonId)
  const form = useForm({
    initial,
    store,
    schema: async () => (await loadContract()).newHandIn,
    // A missing file is refused here, because the server would keep the earlier one where no id is sent.
    read: ({ fileId, fileName, ...values }) => ({
      ...values,
      ...(kind !== 'number' && (fileName === '' || fileId !== '') && { fileId }),
    }),
    async send(body, { idempotencyKey }): Promise<void> {
      const { handInFieldTask } = await loadContract()
      const params = { courseId, lessonId }
      const answer = await api
        .call(handInFieldTask, { params, body }, { idempotencyKey })
        .catch(async (error: unknown) => {
          if (isOutdated(error)) {
            await cache.invalidateQueries({ queryKey })
            // The form ends here, and what stands above it says why.
            if (error.code !== 'field_task_changed') onDone()
          }
          throw error
        })
      cache.setQueryData(queryKey, answer)
    },
    refusalOf: (problem) =>
      problem?.code === 'field_task_changed'
        ? t('Your educator has just changed this task. Look at it again, then hand in', 'Text, field task of a lesson')
        : (problem?.message ?? messages.connection),
    onSaved() {
      context.announce(t('Handed in', 'Text, field task of a lesson'))
      onDone()
    },
  })
  const firstId = form.idOf(kind === 'number' ? 'number' : 'fileText')
  const isReplacing = replaced !== undefined
  useEffect(() => {
    if (isReplacing) document.getElementById(firstId)?.focus()
  }, [isReplacing, firstId])
  const { fileId, fileName } = form.values
  const required = kind === 'photo' ? handInMessages.photoRequired : handInMessages.fileRequired

  return (
    <form
      {...form.props}
      onSubmit={(event) => (isUploading ? event.preventDefault() : form.props.onSubmit(event))}
      aria-label={
        before
          ? t('Replace what you handed in', 'For screen readers, field task of a lesson')
          : t('Hand in', 'For screen readers, field task of a lesson')
      }
      className="mt-4 grid gap-4"
    >
      {kind === 'number' && (
        <TextInput
          {...form.field('number')}
          label={
            unit === ''
              ? t('Your number', 'Label of a field, field task of a lesson')
              : t('Your number in {unit}', { unit }, 'Label of a field, field task of a lesson')
          }
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
            error={form.errorOf('fileId') && required}
            value={fileName === '' ? null : { name: fileName, ...(fileId && { id: fileId }) }}
            onChange={(file) => form.edit({ fileId: file?.id ?? '', fileName: file?.name ?? '' })}
            onBusy={setUploading}
          />
          <TextInput
            {...form.field('fileText')}
            label={
              kind === 'photo'
                ? t('What the photo shows', 'Label of a field, field task of a lesson')
                : t('Name of the file', 'Label of a field, field task of a lesson')
            }
            hint={kind === 'photo' ? t('For people who cannot see it.', 'Text, field task of a lesson') : undefined}
            autoComplete="off"
            maxLength={handInLimits.fileTextLength}
          />
        </>
      )}
      <TextArea
        {...form.field('note')}
        label={t('Note', 'Label of a field, field task of a lesson')}
        note={t('(optional)', 'Text, field task of a lesson')}
        hint={t('Where and when, and what you noticed.', 'Text, field task of a lesson')}
        rows={3}
        maxLength={handInLimits.noteLength}
      />
      {form.refusal && <RefusedAct>{form.refusal}</RefusedAct>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          isBusy={form.isBusy || isUploading}
          busyLabel={
            isUploading
              ? t('Uploading', 'Text, field task of a lesson')
              : t('Handing in', 'Text, field task of a lesson')
          }
        >
          {t('Hand in', 'Button, field task of a lesson')}
        </Button>
        {onCancel && (
          <Button
            variant="outline"
            onClick={() => {
              store.write(null)
              onCancel()
            }}
          >
            {t('Cancel', 'Button, field task of a lesson')}
          </Button>
        )}
      </div>
      <p className="text-meta text-muted">
        {t('Only your educator and our admins see it.', 'Text, field task of a lesson')}
      </p>
    </form>
  )
}
