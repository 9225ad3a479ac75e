import { waitUntil, WorkerEntrypoint } from 'cloudflare:workers'
import { argon2id } from './argon2id.ts'
import type { ApiEnv } from './env.ts'
import { createApi } from './frame/create-api.ts'
import type { Outside } from './context.ts'
import { newId } from './new-id.ts'
import { paceHashes } from './passwords/pace-hashes.ts'
import { createOutboxRpc } from './outbox/outbox-rpc.ts'
import { createRetentionRpc } from './retention/retention-rpc.ts'
import { exports, routes } from './routes.ts'

const now = () => Date.now()
const randomBytes = (length: number) => crypto.getRandomValues(new Uint8Array(length))
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What begins together with an answer delays it, and so tells whether there is a mail to send. */
const afterAnswerMs = 100

const writeLog = (line: string) => console.log(line)

export class Outbox extends createOutboxRpc({ now, writeLog }) {}

export class Retention extends createRetentionRpc({ now, newId, randomBytes }) {}

const outside: Outside = {
  now,
  newId,
  randomBytes,
  argon2id: paceHashes(argon2id, { now, wait }),
  wait,
  writeLog,
  afterAnswer: (work) => waitUntil(wait(afterAnswerMs).then(work)),
}

const exportsApi = createApi(exports, outside)

/** For the jobs worker's CSV files: requests with the caller's cookies, under every guard of the endpoints, at every page. */
export class Exports extends WorkerEntrypoint<ApiEnv> {
  override fetch(request: Request) {
    return exportsApi.fetch(request, this.env)
  }
}

export default createApi(routes, outside)
