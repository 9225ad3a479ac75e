import { product } from '@kere/brand/brand'
import { formerMember } from '@kere/contracts/accounts/former-member'
import type { Post } from '@kere/contracts/publishing/posts'
import { languageOf } from '@kere/screens/content-language'
import type { BlogPosting } from 'schema-dts'
import { authorHref } from './blog-address.ts'

export const postNode = ({
  title,
  excerpt,
  language,
  author,
  publishedAt,
  updatedAt,
  categories,
  coverImage,
}: Post): BlogPosting => ({
  '@type': 'BlogPosting',
  headline: title,
  description: excerpt,
  inLanguage: languageOf(language),
  datePublished: publishedAt,
  dateModified: updatedAt,
  author:
    author.id === formerMember.id
      ? { '@type': 'Organization', name: product }
      : { '@type': 'Person', name: author.name, url: authorHref(author.id) },
  publisher: { '@type': 'Organization', name: product },
  keywords: categories.map(({ name }) => name),
  ...(coverImage && { image: coverImage }),
})
