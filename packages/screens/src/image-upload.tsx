import { t } from '@kere/brand/messages'
import type { FileType } from '@kere/contracts/files/file-kind'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import ImageUp from 'lucide-react/icons/image-up'
import { lazy, type ReactNode, Suspense, useId, useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import type { KnownKind } from './file-upload.ts'
import { type ImageUploadStep, useImageUpload } from './use-image-upload.ts'

const ImageCropDialog = lazy(() =>
  import('./image-crop-dialog.tsx').then((module) => ({ default: module.ImageCropDialog })),
)

interface ImageUploadProps {
  label: string
  isLabelHidden?: boolean
  kind: KnownKind
  value: string | null
  fallback: { src: string; text: string } | { element: ReactNode; text: string }
  layout?: 'wide' | 'round'
  types?: readonly FileType[]
  /**
   * Called with the path of the stored picture, or null after a removal. A file that is never saved is deleted later.
   */
  onChange: (path: string | null) => void
}

export function ImageUpload({
  label,
  isLabelHidden = false,
  kind,
  value,
  fallback,
  layout = 'wide',
  types = [],
  onChange,
}: ImageUploadProps) {
  const [width, height] = kind.aspect ?? [1, 1]
  const heading = useId()
  const { step, choose, crop, cancel, remove } = useImageUpload({ label, kind, onChange })
  const isBusy = step.name === 'opening' || step.name === 'preparing' || step.name === 'uploading'
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: types.length > 0 ? Object.fromEntries(types.map((type) => [type, []])) : { 'image/*': [] },
    multiple: false,
    // Buttons open the file chooser, because the keyboard reaches them and they have a name.
    noClick: true,
    noKeyboard: true,
    disabled: isBusy,
    onDrop: ([file]) => choose(file),
  })

  const chooser = useRef<HTMLButtonElement>(null)
  const isRound = layout === 'round'
  const size = isRound ? 'toolbar' : undefined
  return (
    <div
      role="group"
      aria-labelledby={heading}
      className={isRound ? 'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5' : 'max-w-120'}
    >
      <p
        id={heading}
        className={isLabelHidden ? 'sr-only' : 'col-span-full mb-1.5 text-snug leading-dense font-semibold'}
      >
        {label}
      </p>
      <div
        {...getRootProps()}
        className={`relative overflow-hidden border bg-sunken ${isRound ? 'size-22 rounded-full desk:size-28' : 'rounded-card'} ${isDragActive ? 'border-brand ring-2 ring-brand' : 'border-hairline'}`}
      >
        <input
          {...getInputProps()}
          aria-label={t('{label}, a file', { label }, 'For screen readers, field')}
          tabIndex={-1}
        />
        {value === null && 'element' in fallback ? (
          fallback.element
        ) : (
          <img
            src={value ?? ('src' in fallback ? fallback.src : '')}
            alt=""
            width={width * 40}
            height={height * 40}
            style={{ aspectRatio: `${width} / ${height}` }}
            className="w-full object-cover"
          />
        )}
        {isDragActive && (
          <p className="absolute inset-0 grid place-items-center bg-surface text-center font-semibold">
            {isRound ? t('Drop it here', 'Text, part of a page') : t('Drop the picture here', 'Text, part of a page')}
          </p>
        )}
      </div>
      <div>
        <p className={`text-meta text-muted ${isRound ? '' : 'mt-1.5'}`}>
          {value && !isRound ? t('Your picture.', 'Text, part of a page') : fallback.text}{' '}
          {isRound
            ? t('Larger photos are made smaller on your device; you choose the crop next.', 'Text, part of a page')
            : t(
                'We crop what you upload to {shape} and make it small enough.',
                { shape: `${width}:${height}` },
                'Text, picture',
              )}
        </p>
        <Progress step={step} label={label} />
        {step.name === 'failed' && <RefusedAct className="mt-2">{step.text}</RefusedAct>}
        <div className="mt-3 flex flex-wrap gap-3">
          {isBusy ? (
            <Button variant="outline" onClick={cancel}>
              {t('Cancel', 'Button, part of a page')}
            </Button>
          ) : (
            <>
              {step.name === 'failed' && step.retry && (
                <Button onClick={step.retry}>{t('Retry', 'Button, part of a page')}</Button>
              )}
              <Button ref={chooser} variant="outline" size={size} icon={<ImageUp aria-hidden="true" />} onClick={open}>
                {value ? t('Replace', 'Button, part of a page') : t('Upload a picture', 'Button, part of a page')}
              </Button>
              {value && (
                <Button
                  variant="quiet"
                  size={size}
                  onClick={() => {
                    chooser.current?.focus()
                    remove()
                  }}
                >
                  {t('Remove', 'Button, part of a page')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {step.name === 'cropping' && (
        <Suspense fallback={null}>
          <ImageCropDialog
            label={label}
            aspect={[width, height]}
            isRound={isRound}
            picture={step.picture}
            onCrop={(area) => crop(step.picture, area)}
            onCancel={cancel}
          />
        </Suspense>
      )}
    </div>
  )
}

const waits = {
  opening: t('Opening the picture', 'Text, part of a page'),
  preparing: t('Making the picture smaller', 'Text, part of a page'),
}

function Progress({ step, label }: { step: ImageUploadStep; label: string }) {
  if (step.name === 'opening' || step.name === 'preparing')
    return <p className="mt-2 text-dense text-muted">{waits[step.name]}</p>
  if (step.name !== 'uploading') return null
  return (
    <div className="mt-2">
      <ProgressBar
        label={t('Upload of the {label}', { label: label.toLowerCase() }, 'For screen readers, picture')}
        value={step.percent}
        max={100}
      />
      <p className="mt-1 text-dense text-muted tabular-nums">
        {t('Uploading, {percent}%', { percent: step.percent }, 'Text, picture')}
      </p>
    </div>
  )
}
