import { env } from 'cloudflare:workers'
import type { Fixtures } from '../../../test/fixtures.ts'
import { password } from '../../../test/sessions.ts'

const requestAll = () =>
  env.DB.prepare(
    `INSERT INTO deletion_requests (user_id, requested_at, due_at)
      SELECT id, created_at, created_at FROM users WHERE true ON CONFLICT DO NOTHING`,
  ).run()

export const fixtures: Fixtures = {
  downloadOwnData: {},
  getDeletion: {},
  requestDeletion: { body: () => ({ currentPassword: password }) },
  revokeDeletion: {
    query: async () => {
      await requestAll()
      return ''
    },
  },
}
