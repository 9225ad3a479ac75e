import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useEffect, useRef, useState } from 'react'
import { createFileUpload, type FileUpload, type KnownKind } from './file-upload.ts'
import { openPicture, type OpenedPicture, type PictureArea } from './picture.ts'

export type ImageUploadStep =
  | { name: 'resting' }
  | { name: 'opening' }
  | { name: 'cropping'; picture: OpenedPicture }
  | { name: 'preparing' }
  | { name: 'uploading'; percent: number }
  | { name: 'failed'; text: string; retry?: () => void }

interface ImageUploadOptions {
  label: string
  kind: KnownKind
  onChange: (path: string | null) => void
}

const resting: ImageUploadStep = { name: 'resting' }

export function useImageUpload({ label, kind, onChange }: ImageUploadOptions) {
  const { api, context } = useRemote()
  const [step, setStep] = useState(resting)
  const underWay = useRef<AbortController>(null)
  const opened = useRef<OpenedPicture>(null)

  const stop = () => {
    underWay.current?.abort()
    underWay.current = null
    opened.current?.close()
    opened.current = null
  }
  useEffect(() => stop, [])

  const begin = () => {
    stop()
    const controller = new AbortController()
    underWay.current = controller
    return controller.signal
  }
  const fail = (signal: AbortSignal, text: string, retry?: () => void) => {
    if (!signal.aborted) setStep({ name: 'failed', text, ...(retry && { retry }) })
  }

  const choose = async (file: Blob | undefined) => {
    const signal = begin()
    if (!file) return fail(signal, kind.messages.wrongType)
    setStep({ name: 'opening' })
    try {
      const picture = await openPicture(file)
      if (signal.aborted) return picture.close()
      opened.current = picture
      setStep({ name: 'cropping', picture })
    } catch {
      fail(signal, kind.messages.wrongType)
    }
  }

  const crop = async (picture: OpenedPicture, area: PictureArea) => {
    const signal = underWay.current?.signal ?? begin()
    setStep({ name: 'preparing' })
    try {
      const cut = await picture.cut(area, kind)
      if (signal.aborted) return
      if (cut) await send(createFileUpload(api, kind, cut), signal)
      else fail(signal, kind.messages.tooLarge)
    } catch {
      fail(signal, kind.messages.failed)
    } finally {
      picture.close()
    }
  }

  const send = async (upload: FileUpload, signal: AbortSignal) => {
    setStep({ name: 'uploading', percent: 0 })
    context.announce(t('Uploading the {label}', { label: label.toLowerCase() }, 'For screen readers, picture'))
    try {
      const { path } = await upload.send({
        signal,
        onProgress: (share) => setStep({ name: 'uploading', percent: Math.floor(share * 100) }),
      })
      if (signal.aborted) return
      setStep(resting)
      context.announce(t('{label} uploaded', { label }, 'For screen readers, picture'))
      onChange(path)
    } catch (error) {
      const again = () => void send(upload, begin())
      const refusal = refusalOf(error)
      fail(signal, refusal?.message ?? kind.messages.failed, refusal && !mayPass(refusal) ? undefined : again)
    }
  }

  return {
    step,
    choose: (file: Blob | undefined) => void choose(file),
    crop: (picture: OpenedPicture, area: PictureArea) => void crop(picture, area),
    cancel() {
      stop()
      setStep(resting)
    },
    remove() {
      stop()
      setStep(resting)
      context.announce(t('{label} removed', { label }, 'For screen readers, picture'))
      onChange(null)
    },
  }
}

const refusalOf = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : undefined

const mayPass = ({ code, isTransient }: ApiError) =>
  isTransient || code === 'not_found' || code === 'upload_superseded' || code === 'upload_mismatch'
