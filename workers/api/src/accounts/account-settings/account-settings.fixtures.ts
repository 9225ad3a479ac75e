import { env } from 'cloudflare:workers'
import type { Fixtures } from '../../../test/fixtures.ts'
import { password } from '../../../test/sessions.ts'

const linkGoogle = () =>
  env.DB.prepare(
    `INSERT INTO user_identities (provider, subject, user_id, created_at)
      SELECT 'google', id, id, created_at FROM users WHERE true ON CONFLICT DO NOTHING`,
  ).run()

export const fixtures: Fixtures = {
  getOwnAccount: {},
  changePassword: { body: () => ({ currentPassword: password, password: 'rain over the lake' }) },
  changeLanguage: { body: () => ({ language: 'kn' }) },
  unlinkGoogle: {
    body: async () => {
      await linkGoogle()
      return { currentPassword: password }
    },
  },
}
