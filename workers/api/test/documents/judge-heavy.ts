import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { heavyDocuments } from './heavy-documents.ts'

// Each document is checked in a thread whose heap is limited to 20 MB, and which ends if it needs more. Node can set
// such a limit, and workerd cannot.
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 }

const thread = new Worker(`${import.meta.dirname}/judge-apart.ts`, { resourceLimits })
for (const { title, type, make } of heavyDocuments) {
  console.log(title)
  const judged = once(thread, 'message')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  thread.postMessage({ type, bytes: make() })
  // If the memory runs out, this fails after the document's title has been printed.
  await judged
}
await thread.terminate()
