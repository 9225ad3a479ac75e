import { aStoredFile, anUnfinishedFile } from '../../../test/files.ts'
import { aPng } from '../../../test/pictures.ts'
import { startApi } from '../../../test/call-api.ts'
import type { People } from '../../../test/people.ts'
import type { Fixtures } from '../../../test/fixtures.ts'

const ofStored = async ({ educator }: People) => ({ id: (await aStoredFile(educator)).id })

export const fixtures: Fixtures = {
  beginUpload: {
    body: () => ({ kind: 'course_cover', size: 1000 }),
    answers: { learner: 403, otherLearner: 403, minor: 403, newcomer: 403 },
  },
  uploadFile: {
    params: async ({ educator }) => ({ id: (await anUnfinishedFile(educator, aPng().length)).id }),
    bytes: () => aPng(),
    owner: 'educator',
  },
  downloadFile: { params: ofStored },
  createFileLink: { params: ofStored },
  followFileLink: {
    async params(people) {
      const { id } = await ofStored(people)
      const headers = { origin: 'https://kere.test', cookie: people.educator.cookie }
      const { body } = await startApi().call(`/api/files/${id}/links`, { method: 'POST', headers })
      return { token: body.href.split('/').at(-1) ?? '' }
    },
  },
  getMedia: {
    async params({ educator }) {
      const [folder = '', name = ''] = (await aStoredFile(educator)).objectKey.split('/')
      return { folder, name }
    },
  },
}
