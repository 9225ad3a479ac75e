import { t } from '@kere/brand/messages'
import { roles } from '../accounts/roles.ts'
import { defineFileKind } from '../files/file-kind.ts'

const evidence = {
  bucket: 'impact-evidence',
  uploaders: roles,
  /** Empty, because the entry decides who else may read its files. */
  readers: [],
} as const

const picture = {
  ...evidence,
  types: ['image/webp', 'image/jpeg', 'image/png'],
  messages: {
    tooLarge: t(
      'The picture does not become small enough. Please use another one.',
      'Error, evidence of an impact entry',
    ),
    tooManyPixels: t(
      'The picture has too many pixels. Use one of at most 2 megapixels',
      'Error, evidence of an impact entry',
    ),
    wrongType: t('Pictures can be JPEG, PNG or WebP, and documents PDF.', 'Error, evidence of an impact entry'),
    failed: t('The file did not upload. Please try again.', 'Error, evidence of an impact entry'),
  },
} as const

export const smallImpactPicture = defineFileKind({
  ...picture,
  name: 'impact_picture_small',
  folder: 'impact-pictures-small',
  maxBytes: 60 * 1024,
  keptWidth: 480,
  maxPixels: 480 * 361,
  perAccount: 500,
})

/** A picture that is evidence of an impact entry. */
export const impactPicture = defineFileKind({
  ...picture,
  name: 'impact_picture',
  folder: 'impact-pictures',
  maxBytes: 1024 * 1024,
  maxPixels: 2_000_000,
  perAccount: 500,
  small: smallImpactPicture,
})

export const impactDocument = defineFileKind({
  ...evidence,
  name: 'impact_document',
  folder: 'impact-documents',
  types: ['application/pdf'],
  maxBytes: 5 * 1024 * 1024,
  perAccount: 200,
  messages: {
    ...picture.messages,
    tooLarge: t(
      'The document is larger than 5 MB. Export it as a smaller PDF and try again.',
      'Error, evidence of an impact entry',
    ),
  },
})
