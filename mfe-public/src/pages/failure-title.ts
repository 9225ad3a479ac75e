import { englishHere } from '@kere/brand/language'

/** The API's own message (S-136). It is in English, so a page in another language shows its own text. */
export const failureTitle = (error: Error | null, own: string) => (englishHere ? own : (error?.message ?? ''))
