export interface RouteMatch {
  pattern: string
  params: Readonly<Record<string, string>>
}

/**
 * Finds the pattern with the same ranking as the remotes' router, which is too large for the shell's first load:
 * literals come first, then parameters, then `*`.
 */
export function matchRoute(patterns: readonly string[], pathname: string): RouteMatch | null {
  if (patterns.includes(pathname) && !pathname.includes(':')) return { pattern: pathname, params: {} }
  const segments = split(pathname)
  let best: (RouteMatch & { weight: number }) | null = null
  for (const pattern of patterns) {
    const match = matchPattern(pattern, segments)
    if (match && (!best || match.weight > best.weight)) best = { pattern, ...match }
  }
  return best && { pattern: best.pattern, params: best.params }
}

function matchPattern(pattern: string, segments: readonly string[]) {
  if (pattern === '*') return { params: {}, weight: -1 }
  const parts = split(pattern)
  if (parts.length !== segments.length) return null
  const params: Record<string, string> = {}
  let weight = 0
  for (const [position, part] of parts.entries()) {
    const segment = segments[position]!
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment)
    else if (part === segment) weight += 1
    else return null
  }
  return { params, weight }
}

const split = (path: string) => path.split('/').filter((segment) => segment !== '')

function decode(segment: string) {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
