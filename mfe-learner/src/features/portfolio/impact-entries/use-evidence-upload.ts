import { t } from '@kere/brand/messages'
import { impactDocument, impactPicture } from '@kere/contracts/portfolio/impact-files'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { createFileUpload } from '@kere/screens/file-upload'
import { openPicture } from '@kere/screens/picture'
import { useEffect, useRef, useState } from 'react'
import type { EvidenceValues } from './entry-form-values.ts'

export type EvidenceStep =
  | { name: 'resting' }
  | { name: 'uploading'; of: string; share: number }
  | { name: 'failed'; text: string }

const whole = { x: 0, y: 0, width: 100, height: 100 }

/** The error for a file that is neither a picture nor a document, which is refused before it is sent. */
class Refusal extends Error {}

const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, '').slice(0, 200)

/**
 * Uploads one file after the other while the user writes the rest. Pictures are re-encoded, which removes the camera's
 * metadata.
 */
export function useEvidenceUpload(onAdded: (evidence: EvidenceValues) => void, onBusy: (isBusy: boolean) => void) {
  const { api, context } = useRemote()
  const [step, setStep] = useState<EvidenceStep>({ name: 'resting' })
  const underWay = useRef<AbortController>(null)
  useEffect(() => () => underWay.current?.abort(), [])

  const show = (next: EvidenceStep) => {
    setStep(next)
    onBusy(next.name === 'uploading')
  }

  async function send(file: File, signal: AbortSignal): Promise<EvidenceValues> {
    const onProgress = (share: number) => {
      if (!signal.aborted) show({ name: 'uploading', of: file.name, share })
    }
    onProgress(0)
    if (file.size === 0) throw new Refusal(t('The file is empty. Choose another one.', 'Text, portfolio'))
    if (file.type === 'application/pdf') {
      if (file.size > impactDocument.maxBytes) throw new Refusal(impactDocument.messages.tooLarge)
      const { id, size } = await createFileUpload(api, impactDocument, { bytes: file }).send({ signal, onProgress })
      return { id, text: nameOf(file), preview: null, size }
    }
    const picture = await openPicture(file).catch(() => null)
    if (!picture) throw new Refusal(impactPicture.messages.wrongType)
    try {
      const cut = await picture.cut(whole, impactPicture)
      if (!cut) throw new Refusal(impactPicture.messages.tooLarge)
      const { id, size } = await createFileUpload(api, impactPicture, cut).send({ signal, onProgress })
      return { id, text: '', preview: picture.preview, size }
    } finally {
      picture.close()
    }
  }

  return {
    step,
    async add(files: readonly File[]) {
      const { signal } = (underWay.current = new AbortController())
      try {
        for (const file of files) {
          const added = await send(file, signal)
          if (signal.aborted) return
          onAdded(added)
        }
        show({ name: 'resting' })
        context.announce(
          files.length === 1
            ? t('File uploaded', 'Text, portfolio')
            : t('{total, plural, one {# file} other {# files}} uploaded', { total: files.length }, 'Text, portfolio'),
        )
      } catch (error) {
        if (signal.aborted) return
        const isSaid = error instanceof Refusal || error instanceof ApiError
        show({ name: 'failed', text: isSaid ? error.message : impactDocument.messages.failed })
      }
    },
    cancel() {
      underWay.current?.abort()
      show({ name: 'resting' })
    },
  }
}
