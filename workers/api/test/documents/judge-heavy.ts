import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { heavyDocuments } from './heavy-documents.ts'

// In Node, as workerd has no such limit here: a thread whose heap has 20 MB ends where a document needs more.
const resourceLimits = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 }

const thread = new Worker(`${import.meta.dirname}/judge-apart.ts`, { resourceLimits })
for (const { title, type, make } of heavyDocuments) {
  console.log(title)
  const judged = once(thread, 'message')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A thread has no origin.
  thread.postMessage({ type, bytes: make() })
  // Out of memory it fails here, after the title of what took too much.
  await judged
}
await thread.terminate()
