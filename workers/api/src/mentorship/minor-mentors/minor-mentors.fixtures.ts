import { env } from 'cloudflare:workers'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const ofEducator: Fixture = { params: ({ educator }) => ({ id: educator.id }) }

export const fixtures: Fixtures = {
  listMinorMentors: {
    variants: [{ query: '?approved=yes' }, { query: '?approved=no&sort=oldest' }],
  },
  getMinorMentor: ofEducator,
  setMinorMentor: { ...ofEducator, body: () => ({ isApproved: true, reason: 'Known to us for six years.' }) },
  undoMinorMentor: {
    undoes: ['setMinorMentor'],
    params: async ({ educator: { id } }) => {
      const at = Date.parse('2026-11-15T12:00:00Z')
      await env.DB.batch([
        env.DB.prepare(
          "INSERT OR REPLACE INTO minor_mentors (id, is_approved, last_change) VALUES (?, 1, 'out_1')",
        ).bind(id),
        env.DB.prepare(
          "INSERT OR REPLACE INTO outbox (id, template, to_address, user_id, details, created_at, due_at) VALUES ('out_1', 'minor_mentor_approved', 'a@example.kere.test', ?, '{}', ?2, ?2 + 10000)",
        ).bind(id, at),
      ])
      return { id }
    },
  },
}
