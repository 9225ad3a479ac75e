import { jobApplications } from '@kere/d1/schema/careers/job-applications'
import { eq } from 'drizzle-orm'
import { db } from '../../../test/database.ts'
import { aJobApplication, aPosition, aResumeFile } from '../../../test/careers.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import { secret } from '../../../test/sessions.ts'
import { signLink } from '../../http/signed-link.ts'
import { linkPurpose } from './job-applications.labels.ts'

export async function tokenOf(id: string) {
  const [row] = await db
    .select({ linkKey: jobApplications.linkKey })
    .from(jobApplications)
    .where(eq(jobApplications.id, id))
  return signLink(secret, linkPurpose, row?.linkKey ?? '')
}

const someToken = async () => ({ token: await tokenOf(await aJobApplication()) })

export const fixtures: Fixtures = {
  applyForPosition: {
    body: async ({ learner }) => ({
      position: await aPosition(),
      name: 'Sneha Kulkarni',
      email: learner.email,
      link: 'linkedin.com/in/sneha',
      note: 'I measure rivers already.',
    }),
    files: () => ({ resume: aResumeFile() }),
  },
  getSentApplication: { params: someToken },
  confirmJobApplication: { body: someToken },
  withdrawJobApplication: { body: someToken },
}
