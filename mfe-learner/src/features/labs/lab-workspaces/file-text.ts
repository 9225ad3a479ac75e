import type { LabSubmission } from '@kere/contracts/labs/lab-workspaces'

const names: Readonly<Record<string, string>> = { 'application/pdf': 'PDF', 'application/msword': 'DOC' }

/** Its name is its owner's alone: "PDF, 1.2 MB". */
export const fileText = ({ type, size }: NonNullable<LabSubmission['file']>) =>
  `${names[type] ?? 'DOCX'}, ${size < 1024 * 1024 ? `${Math.ceil(size / 1024)} kB` : `${(size / 1024 / 1024).toFixed(1)} MB`}`
