import type { ExportRequest } from '@kere/platform/border'
import { downloadFile, ExportRefused, type Progress } from './download-file.ts'
import { countRows } from './export-text.ts'

export interface ShownExport extends Progress {
  id: number
  name: string
  state: 'running' | 'saved' | 'failed'
  fileName?: string
  reason?: string
}

export interface ExportsOptions {
  announce: (text: string) => void
  /** Renews the access token first, because the whole file is sent under one token. */
  renewSession: () => Promise<boolean>
  /** Called if a file is refused until the user has proven anew who they are. */
  proveAnew: () => Promise<boolean>
  save: (name: string, content: Blob) => void
}

export interface Exports {
  readonly state: readonly ShownExport[]
  listen(listener: () => void): () => void
  start(request: ExportRequest): void
  cancel(id: number): void
  retry(id: number): void
  dismiss(id: number): void
}

interface Running {
  request: ExportRequest
  abort: AbortController
  opener: Element | null
}

export function createExports({ announce, renewSession, proveAnew, save }: ExportsOptions): Exports {
  const listeners = new Set<() => void>()
  const known = new Map<number, Running>()
  let state: readonly ShownExport[] = []
  let lastId = 0

  function set(next: readonly ShownExport[]) {
    state = next
    for (const listener of listeners) listener()
  }
  const change = (id: number, to: Partial<ShownExport>) =>
    set(state.map((each) => (each.id === id ? { ...each, ...to } : each)))

  async function run(id: number, { request, abort }: Running) {
    const { name } = request
    announce(`Exporting ${name}`)
    try {
      await renewSession()
      const download = () =>
        downloadFile(request, { signal: abort.signal, onProgress: (progress) => change(id, progress) })
      const file = await download().catch(async (error: unknown) => {
        const isOld = error instanceof ExportRefused && error.code === 'fresh_proof_needed'
        if (isOld && (await proveAnew())) return download()
        throw error
      })
      if (abort.signal.aborted) return
      save(file.name, file.content)
      change(id, { state: 'saved', rows: file.rows, fileName: file.name })
      announce(`${name} exported, ${countRows(file.rows)}`)
    } catch (error) {
      if (abort.signal.aborted) return
      const reason =
        error instanceof ExportRefused ? error.message : 'The connection was lost, and the file was not saved.'
      change(id, { state: 'failed', reason })
      announce(`${name} could not be exported. ${reason}`)
    }
  }

  function begin(id: number, request: ExportRequest, opener: Element | null) {
    const running = { request, abort: new AbortController(), opener }
    known.set(id, running)
    void run(id, running)
  }

  function remove(id: number) {
    const opener = known.get(id)?.opener
    known.delete(id)
    set(state.filter((each) => each.id !== id))
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
  }

  return {
    get state() {
      return state
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    start(request) {
      const isUnderWay = state.some(
        (each) => each.state === 'running' && known.get(each.id)?.request.href === request.href,
      )
      if (isUnderWay) return announce(`${request.name} is already being exported`)
      lastId += 1
      const { name, total = null } = request
      set([...state, { id: lastId, name, rows: 0, total, state: 'running' }])
      begin(lastId, request, document.activeElement)
    },
    cancel(id) {
      const running = known.get(id)
      running?.abort.abort()
      remove(id)
      if (running) announce(`Export of ${running.request.name} cancelled`)
    },
    retry(id) {
      const failed = known.get(id)
      if (!failed) return
      const { total = null } = failed.request
      change(id, { state: 'running', rows: 0, total })
      begin(id, failed.request, failed.opener)
    },
    dismiss: remove,
  }
}
