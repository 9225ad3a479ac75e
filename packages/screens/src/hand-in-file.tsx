import { t } from '@kere/brand/messages'
import { pictureTypes } from '@kere/contracts/files/file-kind'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { FieldError } from '@kere/ui/controls/field'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { RefusedAct } from '@kere/ui/status/refused-act'
import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useEffect, useRef, useState } from 'react'
import { createFileUpload, type KnownKind } from './file-upload.ts'

export interface HandedFile {
  /** The id of the file; without it, the file of the last submission. */
  id?: string
  name: string
}

type Step = { name: 'resting' } | { name: 'uploading'; share: number } | { name: 'failed'; text: string }

/** Reduces a picture in the browser to the size in which it is shown, and removes where it was taken. */
async function smaller(file: File, kind: KnownKind) {
  const { openPicture } = await import('./picture.ts')
  const picture = await openPicture(file)
  try {
    return await picture.cut({ x: 0, y: 0, width: 100, height: 100 }, kind)
  } finally {
    picture.close()
  }
}

interface HandInFileProps {
  kind: KnownKind
  /** A photo is one of the pictures that the kind takes. */
  isPhoto?: boolean
  isRequired?: boolean
  id?: string | undefined
  error?: string | undefined
  value: HandedFile | null
  onChange: (file: HandedFile | null) => void
  onBusy: (isBusy: boolean) => void
}

/** A field for a file, which is uploaded while the user writes the rest. */
export function HandInFile({
  kind,
  isPhoto = false,
  isRequired = false,
  id,
  error,
  value,
  onChange,
  onBusy,
}: HandInFileProps) {
  const { api, context } = useRemote()
  const { messages, maxBytes } = kind
  const [step, setStep] = useState<Step>({ name: 'resting' })
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])
  const show = (next: Step) => {
    setStep(next)
    onBusy(next.name === 'uploading')
  }
  const choose = async (file: File | undefined) => {
    if (!file) return
    if (file.size === 0)
      return show({ name: 'failed', text: t('The file is empty. Choose another one.', 'Text, field task of a lesson') })
    const isPicture = pictureTypes.some((type) => type === file.type)
    if (isPhoto && !isPicture)
      return show({ name: 'failed', text: t('A photo can be JPEG, PNG or WebP.', 'Text, field task of a lesson') })
    if (file.size > maxBytes && !isPicture) return show({ name: 'failed', text: messages.tooLarge })
    const controller = new AbortController()
    underWay.current = controller
    show({ name: 'uploading', share: 0 })
    try {
      const sent = isPicture ? await smaller(file, kind) : { bytes: file }
      if (!sent) return show({ name: 'failed', text: messages.tooLarge })
      const { id: sentId } = await createFileUpload(api, kind, sent).send({
        signal: controller.signal,
        onProgress: (share) => show({ name: 'uploading', share }),
      })
      onChange({ id: sentId, name: file.name })
      show({ name: 'resting' })
      context.announce(
        isPhoto
          ? t('Photo uploaded', 'Text, field task of a lesson')
          : t('File uploaded', 'Text, field task of a lesson'),
      )
    } catch (failure) {
      if (controller.signal.aborted) return
      show({ name: 'failed', text: failure instanceof ApiError ? failure.message : messages.failed })
    }
  }
  const cancel = () => {
    underWay.current?.abort()
    show({ name: 'resting' })
  }
  return (
    <div className="grid gap-2">
      <p className="text-dense font-semibold">
        {isPhoto ? t('Photo', 'Text, field task of a lesson') : t('File', 'Text, field task of a lesson')}
        {!isRequired && (
          <span className="font-normal text-muted"> {t('(optional)', 'After the label of a field')}</span>
        )}
      </p>
      {step.name === 'uploading' ? (
        <div className="flex items-center gap-3 rounded-control border border-hairline px-3.5 py-2">
          <ProgressBar
            label={isPhoto ? t('Upload of the photo', 'Name of a bar') : t('Upload of the file', 'Name of a bar')}
            value={step.share}
            max={1}
            className="grow"
          />
          <Button variant="quiet" size="toolbar" onClick={cancel}>
            {t('Cancel', 'Button, field task of a lesson')}
          </Button>
        </div>
      ) : value ? (
        <div className="flex items-center gap-3 rounded-control border border-hairline px-3.5 py-1.5">
          <FileText aria-hidden="true" className="size-5 shrink-0 text-brand" />
          <span className="min-w-0 grow text-dense font-semibold wrap-anywhere">{value.name}</span>
          <Button variant="quiet" size="toolbar" onClick={() => onChange(null)}>
            {t('Remove', 'Button, field task of a lesson')}
            <span className="sr-only"> {value.name}</span>
          </Button>
        </div>
      ) : (
        <div className="relative flex min-h-13 flex-wrap items-center justify-center gap-x-1.5 rounded-control border border-dashed border-control px-4 py-3 text-center text-dense text-muted hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand">
          <Upload aria-hidden="true" className="size-5" />
          <span>
            <strong className="font-semibold text-brand">
              {isPhoto
                ? t('Drop a photo here, or choose one', 'A field for a file')
                : t('Drop a file here, or choose one', 'A field for a file')}
            </strong>
            .{' '}
            {isPhoto
              ? t('It is made smaller before it is sent, and loses where it was taken.', 'Text, field task of a lesson')
              : t(
                  'A picture, CSV, GeoJSON, ZIP, PDF, DOC or DOCX, at most 5 MB. Put several files into one ZIP.',
                  'Text, field task of a lesson',
                )}
          </span>
          <input
            type="file"
            id={id}
            aria-label={
              isPhoto
                ? t('Photo', 'For screen readers, field task of a lesson')
                : t('File', 'For screen readers, field task of a lesson')
            }
            aria-describedby={error && `${id}-error`}
            accept={`image/jpeg,image/png,image/webp${isPhoto ? '' : ',.csv,.geojson,.json,.zip,.pdf,.doc,.docx'}`}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
            onChange={({ currentTarget }) => {
              void choose(currentTarget.files?.[0])
              currentTarget.value = ''
            }}
          />
        </div>
      )}
      {step.name === 'failed' && <RefusedAct>{step.text}</RefusedAct>}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
