import { ulid } from 'ulid'
import { createApi } from './frame/create-api.ts'
import { routes } from './routes.ts'

export default createApi(routes, {
  now: () => Date.now(),
  newId: (prefix) => `${prefix}_${ulid()}`,
  writeLog: (line) => console.log(line),
})
