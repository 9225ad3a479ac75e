import { waitUntil } from 'cloudflare:workers'
import { argon2id } from './argon2id.ts'
import { createApi } from './frame/create-api.ts'
import { newId } from './new-id.ts'
import { routes } from './routes.ts'

export default createApi(routes, {
  now: () => Date.now(),
  newId,
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  argon2id,
  writeLog: (line) => console.log(line),
  afterAnswer: waitUntil,
})
