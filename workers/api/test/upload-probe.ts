import { defineEndpoint } from '@kere/contracts/http/endpoint'
import * as z from 'zod/mini'
import { createApi } from '../src/http/create-api.ts'
import { route } from '../src/http/route.ts'
import type { SentFile } from '../src/http/sent-files.ts'
import { newId } from '../src/base/new-id.ts'

// Runs `http` as a worker of its own, with endpoints that take files.

const megabyte = 1024 * 1024

const apply = defineEndpoint('applyForProbe', 'POST /api/job-applications', {
  summary: 'Counts the bytes of a file.',
  access: 'public',
  body: z.object({
    email: z.string().check(z.refine((email) => email !== 'refused@example.in', 'This address is known')),
  }),
  files: { resume: { maxBytes: 5 * megabyte, isRequired: true } },
  response: z.object({ received: z.int() }),
  failure: 'Failed to apply',
})

const archive = defineEndpoint('archiveForProbe', 'POST /api/archives', {
  ...apply,
  summary: 'Takes nothing of a file until it is told to.',
  body: z.object({}),
  files: { archive: { maxBytes: 100 * megabyte, isRequired: true } },
})

const begin = defineEndpoint('beginForProbe', 'GET /api/taking', {
  summary: 'Has archives taken.',
  access: 'public',
  failure: 'Failed to begin',
})

async function count({ stream }: SentFile) {
  let received = 0
  for await (const bytes of stream) received += bytes.byteLength
  return { received }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

const state = { isTaking: false }

export default createApi(
  [
    route(apply, async (_context, { files }) => count(await files.open('resume'))),
    route(archive, async (_context, { files }) => {
      while (!state.isTaking) await wait(20)
      return count(await files.open('archive'))
    }),
    route(begin, () => {
      state.isTaking = true
      return Promise.resolve(undefined)
    }),
  ],
  {
    now: () => Date.now(),
    newId,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    argon2id: () => Promise.reject(new Error('Nobody signs in here')),
    wait,
    writeLog: (line) => console.log(line),
    kindOfMail: () => null,
    afterAnswer: () => {},
  },
)
