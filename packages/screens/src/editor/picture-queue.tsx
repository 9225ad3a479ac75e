import { t } from '@kere/brand/messages'
import { ApiError } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { ProgressBar } from '@kere/ui/status/progress-bar'
import { useEffect, useRef, useState } from 'react'
import { createFileUpload, type FileUpload, type KnownKind } from '../file-upload.ts'
import { openPicture } from '../picture.ts'

interface PictureQueueProps {
  file: File
  kind: KnownKind
  /** Called with the picture's address, once the file is stored. */
  onStored: (path: string) => void
  onLeave: () => void
}

const whole = { x: 0, y: 0, width: 100, height: 100 }

/** Makes one picture of the text small enough, and uploads it. */
export function PictureQueue({ file, kind, onStored, onLeave }: PictureQueueProps) {
  const { api, context } = useRemote()
  const [percent, setPercent] = useState<number | null>(null)
  const [failure, setFailure] = useState<string>()
  const [attempts, setAttempts] = useState(0)
  const upload = useRef<FileUpload>(null)
  const begin = useRef({ api, kind, file, onStored, announce: context.announce })

  useEffect(() => {
    const { signal, abort } = abortable()
    const { current } = begin
    const run = async () => {
      upload.current ??= createFileUpload(current.api, current.kind, await makeSmall(current.file, current.kind))
      const { path } = await upload.current.send({ signal, onProgress: (share) => setPercent(Math.floor(share * 100)) })
      if (signal.aborted || path === null) return
      current.announce(t('The picture is in the text', 'Text, part of a page'))
      current.onStored(path)
    }
    run().catch((error: unknown) => {
      if (signal.aborted) return
      const isTold =
        error instanceof Refusal || (error instanceof ApiError && error.status >= 400 && error.status < 500)
      setFailure(isTold ? error.message : current.kind.messages.failed)
    })
    return abort
  }, [attempts])

  if (failure !== undefined)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <RefusedAct>
          {file.name}: {failure}
        </RefusedAct>
        <Button
          size="toolbar"
          onClick={() => {
            setFailure(undefined)
            setPercent(null)
            setAttempts(attempts + 1)
          }}
        >
          {t('Retry', 'Button, part of a page')}
        </Button>
        <Button size="toolbar" variant="quiet" onClick={onLeave}>
          {t('Leave it out', 'Button, part of a page')}
        </Button>
      </div>
    )
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow">
        <ProgressBar
          label={t('Upload of {file}', { file: file.name }, 'For screen readers, editor')}
          value={percent ?? 0}
          max={100}
        />
        <p className="mt-1 truncate text-meta text-muted tabular-nums">
          {percent === null
            ? t('Making {file} smaller', { file: file.name }, 'Text, editor')
            : t('Uploading {file}, {percent}%', { file: file.name, percent }, 'Text, editor')}
        </p>
      </div>
      <Button size="toolbar" variant="quiet" onClick={onLeave}>
        {t('Cancel', 'Button, part of a page')}
      </Button>
    </div>
  )
}

class Refusal extends Error {}

function abortable() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

/** @throws {Refusal} of what is no picture, or cannot be made small enough */
async function makeSmall(file: File, kind: KnownKind) {
  const picture = await openPicture(file).catch(() => {
    throw new Refusal(kind.messages.wrongType)
  })
  try {
    const cut = await picture.cut(whole, kind)
    if (!cut) throw new Refusal(kind.messages.tooLarge)
    return cut
  } finally {
    picture.close()
  }
}
