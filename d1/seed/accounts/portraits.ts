import { avatar, smallAvatar } from '@kere/contracts/accounts/avatar'
import type { SingleFileKind } from '@kere/contracts/files/file-kind'
import { seededFile, written, type SeededDocument } from '../base/seeded-document.ts'
import { drawPortrait, type Look } from './draw-portrait.ts'

/** The educators are invented, and so are their faces. */
const looks: Readonly<Record<string, Look>> = {
  'asha-raghunath': {
    skin: 'wheat',
    hair: 'black',
    style: 'bun',
    cloth: 'teal',
    trim: 'marigold',
    paper: 'water',
    wears: ['bindi', 'sari'],
  },
  'imran-sheikh': {
    skin: 'wheat',
    hair: 'black',
    style: 'short',
    cloth: 'linen',
    trim: 'earth',
    paper: 'grass',
    wears: ['beard'],
  },
  'kavya-hegde': {
    skin: 'light',
    hair: 'black',
    style: 'plait',
    cloth: 'leaf',
    trim: 'marigold',
    paper: 'sand',
    wears: ['bindi', 'sari'],
  },
  'tenzin-dolma': { skin: 'light', hair: 'black', style: 'long', cloth: 'brick', trim: 'linen', paper: 'sky' },
  'ritwik-bose': {
    skin: 'brown',
    hair: 'black',
    style: 'side',
    cloth: 'slate',
    trim: 'mist',
    paper: 'petal',
    wears: ['glasses'],
  },
  'basavaraj-patil': { skin: 'deep', hair: 'grey', style: 'short', cloth: 'linen', trim: 'brick', paper: 'water' },
  'lalitha-subramaniam': {
    skin: 'brown',
    hair: 'grey',
    style: 'bun',
    cloth: 'plum',
    trim: 'marigold',
    paper: 'grass',
    wears: ['glasses', 'bindi', 'sari'],
  },
  'farah-qureshi': {
    skin: 'light',
    hair: 'brown',
    style: 'long',
    cloth: 'teal',
    trim: 'mist',
    paper: 'petal',
    wears: ['glasses'],
  },
  'joseph-kurian': {
    skin: 'deep',
    hair: 'grey',
    style: 'side',
    cloth: 'leaf',
    trim: 'linen',
    paper: 'sand',
    wears: ['glasses', 'beard'],
  },
  'nikhil-deshmukh': { skin: 'wheat', hair: 'black', style: 'curls', cloth: 'brick', trim: 'linen', paper: 'sky' },
  'sunita-marandi': {
    skin: 'deep',
    hair: 'black',
    style: 'plait',
    cloth: 'marigold',
    trim: 'brick',
    paper: 'grass',
    wears: ['sari'],
  },
  'zubin-contractor': { skin: 'light', hair: 'grey', style: 'side', cloth: 'slate', trim: 'linen', paper: 'water' },
  'selvi-arumugam': {
    skin: 'deep',
    hair: 'black',
    style: 'bun',
    cloth: 'leaf',
    trim: 'marigold',
    paper: 'sand',
    wears: ['bindi', 'sari'],
  },
  'debashree-nayak': {
    skin: 'brown',
    hair: 'brown',
    style: 'curls',
    cloth: 'plum',
    trim: 'mist',
    paper: 'sky',
    wears: ['glasses'],
  },
}

const shownWidth = 256
const smallWidth = 160

/** Kept, because the people are listed many times and drawing takes a while. */
const portraits = new Map<string, readonly [SeededDocument, SeededDocument]>()

/**
 * Draws the picture of an educator and its small rendition, which comes first because the other row refers to it.
 * @returns nothing for a person whose avatar is their initials
 */
export function seededPortrait(key: string, ownerId: string, at: number): readonly SeededDocument[] {
  const look = looks[key]
  if (!look) return []
  const portrait = portraits.get(key) ?? drawBoth(look, { key, ownerId, at })
  portraits.set(key, portrait)
  return portrait
}

/** Draws a face as a photo of the given kind and, before it, the small rendition to which the photo's row refers. */
export function drawBoth(
  look: Look,
  person: { key: string; ownerId: string | null; at: number },
  kind: Pick<SingleFileKind, 'name' | 'folder'> = avatar,
) {
  const drawn = (of: Pick<SingleFileKind, 'name' | 'folder'>, width: number, smallKey: string | null) =>
    seededFile(
      { ...of, bucket: 'media' },
      {
        ...person,
        ...written(drawPortrait(look, width)),
        about: { type: 'image/png', width, height: width, smallKey },
      },
    )
  const small = drawn(smallAvatar, smallWidth, null)
  return [small, drawn(kind, shownWidth, small.row.objectKey)] as const
}
