import { documents as resumes } from './careers/job-applications.seed.ts'
import { documents as statements } from './fellowship/fellowship.seed.ts'

/** What the seed's rows of files stand for; whoever has the buckets puts it there. */
export const seededDocuments = [...statements, ...resumes]
