import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { heavyDocuments } from './heavy-documents.ts'

// Node has such a limit and workerd does not: a thread whose heap has 20 MB ends where a document needs more.
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 }

const thread = new Worker(`${import.meta.dirname}/judge-apart.ts`, { resourceLimits })
for (const { title, type, make } of heavyDocuments) {
  console.log(title)
  const judged = once(thread, 'message')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  thread.postMessage({ type, bytes: make() })
  // A lack of memory fails here, after the title of the document.
  await judged
}
await thread.terminate()
