import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createCodeReader } from './read-codes.ts'

/** `refused`: by the user or the browser. `missing`: there is no camera. `failed`: another program may be using it. */
export type CameraState = 'off' | 'starting' | 'on' | 'refused' | 'missing' | 'failed'

const frameMs = 120
/** A code that stays in front of the camera is read only once in this time. */
const forgetMs = 4000

export function useCamera(onCode: (code: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>('off')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [hasTorch, setTorch] = useState(false)
  const isGone = useRef(false)
  const read = useEffectEvent(onCode)

  const start = async () => {
    setState('starting')
    try {
      if (!navigator.mediaDevices) throw new DOMException('No camera', 'NotFoundError')
      const given = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false })
      if (isGone.current) return stop(given)
      setTorch(canLight(given))
      setStream(given)
    } catch (error) {
      setState(stateAfter(error))
    }
  }

  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  useEffect(() => {
    const screen = video.current
    if (!stream || !screen) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    let last = { code: '', at: 0 }
    screen.srcObject = stream

    const look = async () => {
      try {
        await screen.play()
        const readCode = await createCodeReader()
        if (isOver) return
        setState('on')
        const next = async () => {
          const code = (await readCode(screen))?.trim() ?? ''
          if (isOver) return
          const now = Date.now()
          const isNew = code !== '' && (code !== last.code || now - last.at > forgetMs)
          if (code !== '') last = { code, at: now }
          if (isNew) read(code)
          timer = setTimeout(() => void next(), frameMs)
        }
        void next()
      } catch {
        if (!isOver) setState('failed')
      }
    }
    void look()
    return () => {
      isOver = true
      clearTimeout(timer)
      screen.srcObject = null
      stop(stream)
    }
  }, [stream])

  return { video, state, start: () => void start(), hasTorch, light: (isOn: boolean) => void light(stream, isOn) }
}

const stop = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

function stateAfter(error: unknown): CameraState {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

export async function isCameraAllowed(): Promise<boolean> {
  try {
    // TypeScript's DOM types lack the name, and so do some browsers.
    const name = 'camera' as PermissionName
    return (await navigator.permissions.query({ name })).state === 'granted'
  } catch {
    return false
  }
}

/** TypeScript's DOM types lack torches. */
const canLight = (stream: MediaStream) => {
  const abilities = stream.getVideoTracks()[0]?.getCapabilities?.() as { torch?: boolean } | undefined
  return abilities?.torch === true
}

async function light(stream: MediaStream | null, isOn: boolean) {
  // TypeScript's DOM types lack `torch` too.
  const torch = { torch: isOn } as MediaTrackConstraintSet
  await stream
    ?.getVideoTracks()[0]
    ?.applyConstraints({ advanced: [torch] })
    .catch(reportError)
}
