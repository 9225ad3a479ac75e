import { textOfData } from './data-text.ts'
import { refuse } from './document-refusal.ts'

/** Deeper than a multipolygon in a collection of collections. The limit bounds the reader's recursion. */
const mostDepth = 32

/** The member that an object of each type must have. */
const membersByType = new Map([
  ['FeatureCollection', 'features'],
  ['Feature', 'geometry'],
  ['GeometryCollection', 'geometries'],
  ...['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'].map(
    (name) => [name, 'coordinates'] as const,
  ),
])

type Role = 'any' | 'object' | 'feature' | 'geometry' | 'position' | 'features' | 'geometries'

const roleOfMember = new Map<string, Role>([
  ['features', 'features'],
  ['geometry', 'geometry'],
  ['geometries', 'geometries'],
  ['coordinates', 'position'],
])

const isFit = (role: Role, type: string) =>
  role === 'object' || (role === 'feature' ? type === 'Feature' : !type.startsWith('Feature'))

const roleOfItem = (role: Role): Role =>
  role === 'features' ? 'feature' : role === 'geometries' ? 'geometry' : role === 'position' ? 'position' : 'any'

const blank = /[ \t\r\n]*/y
const scalar =
  /"[^"\\]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[^"\\]*)*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[Ee][-+]?\d+)?|true|false|null/y

/**
 * Checks JSON in one pass without building objects, because the objects of five megabytes would fill an isolate.
 * @throws {DocumentRefusal} for JSON that is not GeoJSON, or text that is not JSON
 */
export function checkGeojson(bytes: Uint8Array) {
  const text = textOfData(bytes, 'geojson_damaged')
  let at = 0

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(text)?.[0] ?? ''
    at += found.length
    return found
  }
  /** Consumes the sign and the white space after it, if the sign comes next. */
  const takes = (sign: string) => {
    if (text[at] !== sign) return false
    at += 1
    take(blank)
    return true
  }
  const need = (isThere: boolean) => {
    if (!isThere) refuse('geojson_damaged')
  }

  const readObject = (role: Role, depth: number) => {
    let type = ''
    const members = new Set<string>()
    const isOfMap = role === 'object' || role === 'feature' || role === 'geometry'
    do {
      need(text[at] === '"')
      const key = take(scalar).slice(1, -1)
      take(blank)
      need(takes(':'))
      if (isOfMap && key === 'type') type = /^"(\w+)"/.exec(text.slice(at, at + 24))?.[1] ?? ''
      const wanted = isOfMap ? (roleOfMember.get(key) ?? 'any') : 'any'
      if (wanted !== 'any') members.add(key)
      readValue(wanted, depth)
    } while (takes(','))
    if (isOfMap && !(members.has(membersByType.get(type) ?? '') && isFit(role, type))) refuse('is_no_geojson')
  }
  const readValue = (role: Role, depth: number) => {
    if (depth > mostDepth) refuse('geojson_damaged')
    const sign = text[at] ?? ''
    if (takes('{')) {
      if (!['any', 'object', 'feature', 'geometry'].includes(role)) refuse('is_no_geojson')
      if (takes('}')) return role === 'any' ? undefined : refuse('is_no_geojson')
      readObject(role, depth + 1)
      need(takes('}'))
    } else if (takes('[')) {
      if (!['any', 'features', 'geometries', 'position'].includes(role)) refuse('is_no_geojson')
      if (takes(']')) return
      do readValue(roleOfItem(role), depth + 1)
      while (takes(','))
      need(takes(']'))
    } else {
      const found = take(scalar)
      need(found !== '')
      // A feature's geometry may be null, and a position consists of numbers.
      const isMeant =
        role === 'any' ||
        (role === 'geometry' && found === 'null') ||
        (role === 'position' && sign !== '"' && depth > 1)
      if (!isMeant) refuse('is_no_geojson')
      take(blank)
    }
  }
  take(blank)
  readValue('object', 0)
  need(at === text.length)
}
