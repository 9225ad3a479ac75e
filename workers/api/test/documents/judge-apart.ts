import { parentPort } from 'node:worker_threads'
import { judgeDocument } from '../../src/kit/documents/document-check.ts'

parentPort?.on('message', ({ type, bytes }) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  parentPort?.postMessage(judgeDocument(type, bytes)?.message)
})
