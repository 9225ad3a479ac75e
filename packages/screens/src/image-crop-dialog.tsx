import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useId, useState } from 'react'
import Cropper from 'react-easy-crop'
import type { OpenedPicture, PictureArea } from './picture.ts'

interface ImageCropDialogProps {
  label: string
  aspect: readonly [width: number, height: number]
  isRound: boolean
  picture: OpenedPicture
  onCrop: (area: PictureArea) => void
  onCancel: () => void
}

const maxZoom = 4

/** The library would add inline styles, which the site's content security policy refuses. */
const classes = {
  containerClassName:
    'absolute inset-0 flex cursor-move touch-none items-center justify-center overflow-hidden select-none',
  mediaClassName: 'absolute inset-0 m-auto max-h-full max-w-full will-change-transform',
  cropAreaClassName:
    'absolute top-1/2 left-1/2 box-border -translate-1/2 overflow-hidden border border-[rgb(255_255_255/0.7)] text-[rgb(0_0_0/0.5)] shadow-[0_0_0_9999em]',
}

export function ImageCropDialog({
  label,
  aspect: [width, height],
  isRound,
  picture,
  onCrop,
  onCancel,
}: ImageCropDialogProps) {
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<PictureArea | null>(null)
  const slider = useId()
  return (
    <Dialog
      title={t('Crop the {label}', { label: label.toLowerCase() }, 'Title, picture')}
      isOpen
      onClose={onCancel}
      className="desk:max-w-160"
      actions={
        <>
          <Button onClick={() => area && onCrop(area)}>{t('Use this picture', 'Button, part of a page')}</Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('Cancel', 'Button, part of a page')}
          </Button>
        </>
      }
    >
      <p className="text-dense text-muted">
        {t(
          'Drag the picture, or move it with the arrow keys. It is shown {shape, select, round {in a circle} other {{shape}}}.',
          { shape: isRound ? 'round' : `${width}:${height}` },
          'Text, picture',
        )}
      </p>
      <div className="relative mt-3 h-60 overflow-hidden rounded-control bg-sunken desk:h-85">
        <Cropper
          image={picture.preview}
          crop={crop}
          zoom={zoom}
          maxZoom={maxZoom}
          aspect={width / height}
          cropShape={isRound ? 'round' : 'rect'}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={setArea}
          disableAutomaticStylesInjection
          classes={{ ...classes, cropAreaClassName: `${classes.cropAreaClassName} ${isRound ? 'rounded-full' : ''}` }}
          cropperProps={{
            'aria-label': t('Part of the picture that is kept', 'Text, part of a page'),
            role: 'application',
          }}
          mediaProps={{ alt: '' }}
        />
      </div>
      <label htmlFor={slider} className="mt-4 block text-snug font-semibold">
        {t('Zoom', 'Text, part of a page')}
      </label>
      <input
        id={slider}
        type="range"
        min={1}
        max={maxZoom}
        step={0.05}
        value={zoom}
        aria-valuetext={t(
          '{percent} percent',
          { percent: Math.round(zoom * 100) },
          'For screen readers, zoom of a picture',
        )}
        onChange={({ currentTarget }) => setZoom(currentTarget.valueAsNumber)}
        className="h-11 w-full accent-brand"
      />
    </Dialog>
  )
}
