import { ulid } from 'ulid'
import { argon2id } from './argon2id.ts'
import { createApi } from './frame/create-api.ts'
import { routes } from './routes.ts'

export default createApi(routes, {
  now: () => Date.now(),
  newId: (prefix) => `${prefix}_${ulid()}`,
  randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
  argon2id,
  writeLog: (line) => console.log(line),
})
