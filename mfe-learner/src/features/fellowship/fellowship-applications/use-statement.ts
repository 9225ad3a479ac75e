import { t } from '@kere/brand/messages'
import { fellowshipStatement } from '@kere/contracts/fellowship/fellowship-statement'
import { fellowshipLimits } from '@kere/contracts/fellowship/fellowship-options'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { createFileUpload, type FileUpload } from '@kere/screens/file-upload'
import { useEffect, useRef, useState } from 'react'

export interface StoredStatement {
  statementId: string
  statementName: string
}

export type StatementStep =
  | { name: 'resting' }
  | { name: 'uploading'; fileName: string; sent: number; size: number; secondsLeft: number | null }
  | { name: 'failed'; fileName: string; text: string; retry?: () => void }

const timeNow = () => Date.now()

const resting: StatementStep = { name: 'resting' }
const { messages, maxBytes } = fellowshipStatement

/** Uploads the statement. The upload continues while the page is open, even after submitting. */
export function useStatement(onStored: (statement: StoredStatement) => Promise<void> | void) {
  const { api, context } = useRemote()
  const [step, setStep] = useState(resting)
  const underWay = useRef<AbortController>(null)
  const latest = useRef(onStored)
  useEffect(() => {
    latest.current = onStored
  })
  useEffect(() => () => underWay.current?.abort(), [])

  const send = async (upload: FileUpload, file: File) => {
    underWay.current?.abort()
    const controller = new AbortController()
    underWay.current = controller
    const begunAt = timeNow()
    const fileName = file.name.slice(-fellowshipLimits.fileNameLength)
    const show = (share: number) => {
      const secondsPassed = (timeNow() - begunAt) / 1000
      const secondsLeft = share > 0.05 && secondsPassed > 1 ? Math.ceil((secondsPassed / share) * (1 - share)) : null
      setStep({ name: 'uploading', fileName, sent: share * file.size, size: file.size, secondsLeft })
    }
    show(0)
    context.announce(t('Uploading the statement', 'Text, fellowship'))
    try {
      const { id } = await upload.send({ signal: controller.signal, onProgress: show })
      if (controller.signal.aborted) return
      await latest.current({ statementId: id, statementName: fileName })
      setStep(resting)
      context.announce(t('Statement uploaded', 'Text, fellowship'))
    } catch (error) {
      if (controller.signal.aborted) return
      const refusal = error instanceof ApiError && error.status >= 400 && error.status < 500 ? error : null
      const mayPass = refusal === null || refusal.isTransient || refusal.code.startsWith('upload_')
      setStep({
        name: 'failed',
        fileName,
        text: refusal?.message ?? messages.failed,
        ...(mayPass && { retry: () => void send(upload, file) }),
      })
    }
  }

  return {
    step,
    choose(file: File | undefined) {
      if (!file) return
      if (file.size > maxBytes || file.size === 0) {
        const text =
          file.size === 0 ? t('The file is empty. Choose another one.', 'Text, fellowship') : messages.tooLarge
        setStep({ name: 'failed', fileName: file.name, text })
        return
      }
      void send(createFileUpload(api, fellowshipStatement, { bytes: file }), file)
    },
    cancel() {
      underWay.current?.abort()
      setStep(resting)
    },
  }
}

export type Statement = ReturnType<typeof useStatement>
