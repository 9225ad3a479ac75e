import { refuse, type RefusalReason } from './document-refusal.ts'
import { attributesOf } from './xml-tags.ts'

/** Refused relationships, by the last part of their type. They let a part run code or load other content. */
const refused = new Map<string, RefusalReason>([
  ['vbaproject', 'word_macros'],
  ['wordvbadata', 'word_macros'],
  ['attachedtoolbars', 'word_macros'],
  ['control', 'word_active_x'],
  ['activexcontrolbinary', 'word_active_x'],
  ['oleobject', 'word_embedded_file'],
  ['afchunk', 'word_foreign_part'],
])

/**
 * A path on the writer's own disk. Word names a template or a chart's workbook like this, and opening it contacts no
 * other computer.
 */
const onOwnDisk = /^(?:file:\/{3}[a-z]:|[a-z]:[\\/]|[^\\/:]+$)/i
const onWeb = /^https?:\/\//i

interface Relationship {
  type: string
  target: string
  isExternal: boolean
}

/**
 * Refuses a relationship that could run code, embed a file or contact another computer without a click. Pictures on the
 * web are allowed.
 * @throws {DocumentRefusal}
 * @returns the name of a chart's workbook inside the document, if the relationship leads to one
 */
export function checkRelationship(part: string, attributes: string): string | undefined {
  const { type, target, isExternal } = readRelationship(attributes)
  const isOfChart = /\/(?:charts|chartex|diagrams)\//i.test(`/${part}`)
  if (isExternal) {
    const isAllowed =
      type === 'hyperlink' ||
      (type === 'image' && (onWeb.test(target) || onOwnDisk.test(target))) ||
      ((type === 'attachedtemplate' || (type === 'oleobject' && isOfChart)) && onOwnDisk.test(target))
    return isAllowed ? undefined : refuse('word_external')
  }
  const reason = refused.get(type)
  if (reason) refuse(reason)
  if (type !== 'package') return undefined
  if (!isOfChart) refuse('word_embedded_file')
  // Relationships are stored in a folder beside the part to which they belong.
  const folder = `file:///${part.replace(/_rels\/[^/]*$/i, '')}`
  return URL.canParse(target, folder) ? new URL(target, folder).pathname.slice(1) : refuse('word_damaged')
}

function readRelationship(written: string): Relationship {
  const { Type = '', Target = '', TargetMode = '' } = attributesOf(written)
  return {
    type: Type.trim()
      .slice(Type.trim().lastIndexOf('/') + 1)
      .toLowerCase(),
    target: Target.trim(),
    isExternal: TargetMode.trim().toLowerCase() === 'external',
  }
}
