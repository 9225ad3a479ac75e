import { aStatement } from '../../../test/fellowship.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import { secret } from '../../../test/sessions.ts'
import { makeFileLink } from '../files/file-links.ts'

const context = { at: Date.parse('2026-11-15T12:00:00Z'), settings: { accessTokenSecret: secret } }

export const fixtures: Fixtures = {
  followDocumentLink: {
    async params({ admin, learner }) {
      const { id } = await aStatement(learner)
      const { href } = await makeFileLink(context, 'document-links', { id, reader: admin.id })
      return { token: href.split('/').at(-1) ?? '' }
    },
    owner: 'admin',
  },
}
