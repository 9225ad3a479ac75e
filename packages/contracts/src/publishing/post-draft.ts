import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { typedLineField, typedTextField } from '../text/text.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { postLimits } from './post-options.ts'

const atMost = (length: number) => z.maxLength(length, fieldMessages.tooLong(length))

/** Every field of a draft may be incomplete. Only publishing requires them all. */
export const postDetails = z.object({
  title: typedLineField().check(atMost(postLimits.titleLength)),
  excerpt: typedTextField().check(atMost(postLimits.excerptLength)),
  /** Markdown (U-29). */
  content: typedTextField().check(atMost(postLimits.contentLength)),
  language: z._default(z.enum(languages), 'en'),
  coverImage: z.nullable(
    z.string().check(z.maxLength(300), z.regex(/^\/media\/[\w./-]+$/, 'Please upload the picture')),
  ),
  coverDrawing: z.int().check(z.minimum(0), z.maximum(postLimits.drawings - 1)),
  /** The ids of categories. Ids that no longer exist are dropped. */
  categories: z.array(z.string().check(z.maxLength(64), z.regex(/^[\w-]+$/))).check(z.maxLength(postLimits.categories)),
})

export type PostDetails = z.infer<typeof postDetails>

export const emptyPost: PostDetails = {
  title: '',
  excerpt: '',
  content: '',
  language: 'en',
  coverImage: null,
  coverDrawing: 0,
  categories: [],
}
