import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { BesideField } from '@kere/ui/controls/field'
import { TextInput } from '@kere/ui/controls/text-input'
import Camera from 'lucide-react/icons/camera'
import CameraOff from 'lucide-react/icons/camera-off'
import Flashlight from 'lucide-react/icons/flashlight'
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { isCameraAllowed, useCamera, type CameraState } from './use-camera.ts'

interface ScanViewProps {
  isBusy: boolean
  onCode: (code: string) => void
}

export function ScanView({ isBusy, onCode }: ScanViewProps) {
  const camera = useCamera(onCode)
  const { state } = camera
  const startIfAllowed = useEffectEvent(async () => {
    if (await isCameraAllowed()) camera.start()
  })
  useEffect(() => void startIfAllowed(), [])

  return (
    <>
      <CameraFrame camera={camera} />
      {(state === 'refused' || state === 'missing' || state === 'failed') && (
        <p role="alert" className="mt-3 flex gap-2.5 text-dense">
          <CameraOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
          <span>{troubles[state]}</span>
        </p>
      )}
      <TypedCode isBusy={isBusy} onCode={onCode} />
    </>
  )
}

const troubles: Readonly<Record<'refused' | 'missing' | 'failed', string>> = {
  refused: t(
    'The camera is not allowed for this site. Allow it in your browser’s settings, or type the code below.',
    'Text, educator',
  ),
  missing: t('This device has no camera. Type the code below.', 'Text, educator'),
  failed: t(
    'The camera did not start. Close other apps that use it and try again, or type the code below.',
    'Text, educator',
  ),
}

function CameraFrame({ camera }: { camera: ReturnType<typeof useCamera> }) {
  const { video, state, start, hasTorch, light } = camera
  const [isLit, setLit] = useState(false)
  const isOn = state === 'on'
  return (
    <div className="relative aspect-square max-h-[52dvh] w-full overflow-hidden rounded-card bg-band text-on-band">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('Camera', 'For screen readers, educator')}
        className={`absolute inset-0 size-full object-cover ${isOn ? '' : 'invisible'}`}
      />
      <div
        aria-hidden="true"
        data-frame=""
        className={`absolute inset-0 m-auto aspect-square ${isOn ? 'h-3/5' : 'h-4/5 opacity-60'}`}
      >
        {corners.map((corner) => (
          <span key={corner} className={`absolute size-10 border-marigold ${corner}`} />
        ))}
      </div>
      {isOn ? (
        <>
          <p className="absolute inset-x-4 bottom-4 text-center text-dense text-on-band [text-shadow:0_1px_3px_rgb(0_0_0/0.8)]">
            {t('Hold the ticket’s QR code in the frame', 'Text, educator')}
          </p>
          {hasTorch && (
            <button
              type="button"
              aria-label={t('Torch', 'For screen readers, educator')}
              aria-pressed={isLit}
              onClick={() => {
                light(!isLit)
                setLit(!isLit)
              }}
              className="absolute end-2 top-2 grid size-11 cursor-pointer place-items-center rounded-control bg-[rgb(0_0_0/0.55)] text-white"
            >
              <Flashlight aria-hidden="true" className="size-5" />
            </button>
          )}
        </>
      ) : (
        <div className="absolute inset-0 grid place-items-center p-6 text-center">
          <div>
            <p className="mb-4 text-dense">{waits[state]}</p>
            <Button
              variant="marigold"
              icon={<Camera aria-hidden="true" />}
              isBusy={state === 'starting'}
              onClick={start}
            >
              {state === 'off' || state === 'starting'
                ? t('Start the camera', 'Button, educator')
                : t('Try again', 'Button, educator')}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

const waits: Readonly<Record<Exclude<CameraState, 'on'>, string>> = {
  off: t('Scan tickets with the camera. Nothing it sees leaves this device.', 'Text, educator'),
  starting: t('The camera is starting.', 'Text, educator'),
  refused: t('The camera is not allowed.', 'Text, educator'),
  missing: t('There is no camera.', 'Text, educator'),
  failed: t('The camera did not start.', 'Text, educator'),
}

const corners = [
  'start-0 top-0 border-s-4 border-t-4',
  'end-0 top-0 border-e-4 border-t-4',
  'start-0 bottom-0 border-s-4 border-b-4',
  'end-0 bottom-0 border-e-4 border-b-4',
] as const

function TypedCode({ isBusy, onCode }: ScanViewProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = code.replaceAll(/[\s-]/g, '').toUpperCase()
    if (!typed) return setError(t('Please enter the code of the ticket', 'Text, educator'))
    setCode('')
    onCode(typed)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 flex items-start gap-3">
      <TextInput
        label={t('Ticket code', 'Label, educator')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        error={error}
        onChange={({ currentTarget }) => {
          setCode(currentTarget.value)
          setError(undefined)
        }}
        className="grow"
      />
      <BesideField>
        <Button type="submit" variant="outline" isBusy={isBusy}>
          {t('Check in', 'Button, educator')}
        </Button>
      </BesideField>
    </form>
  )
}
