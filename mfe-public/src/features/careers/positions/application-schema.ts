import { applicationMessages, careerLimits } from '@kere/contracts/careers/career-options'
import type { NewJobApplication } from '@kere/contracts/careers/job-applications'
import { loadContract } from './careers.api.ts'

export interface CheckedApplication {
  body: NewJobApplication
  resume: File
}

const documents = /\.(?:pdf|docx?)$/i

/** Checks the type and the size only, because the API checks the content. */
function refusalOf(file: unknown): string | undefined {
  if (!(file instanceof File) || (file.size === 0 && file.name === '')) return applicationMessages.resumeRequired
  const isFitting = file.size > 0 && file.size <= careerLimits.resumeBytes && documents.test(file.name)
  return isFitting ? undefined : applicationMessages.resumeRefused
}

/** Checks the fields and the file together. */
export async function loadSchema() {
  const { newJobApplication } = await loadContract()
  return {
    safeParse(input: unknown) {
      const { resume, ...typed } = input as Record<string, unknown>
      const result = newJobApplication.safeParse(typed)
      const refusal = refusalOf(resume)
      if (result.success && refusal === undefined)
        return { success: true as const, data: { body: result.data, resume: resume as File } }
      return {
        success: false as const,
        error: {
          issues: [
            ...(result.error?.issues ?? []),
            ...(refusal === undefined ? [] : [{ path: ['resume'], message: refusal }]),
          ],
        },
      }
    },
  }
}
