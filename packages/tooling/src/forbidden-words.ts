const rules = [
  { pattern: /(?<![\w.~:/-])\/(work|home|root|Users)\/[\w.-]+/, reason: 'is a path of one machine' },
  {
    pattern: /https?:\/\/[\w.-]*(registry|artifactory|nexus|verdaccio)[\w.-]*/,
    reason: 'is the address of a package registry',
  },
  { pattern: /\b(TODO|FIXME)\b/, reason: 'belongs in an issue' },
  {
    pattern: /\bINSERT\s+(?:OR\s+\w+\s+)?INTO\s+[\w`"]+\s+(?:VALUES|SELECT|WITH)\b/i,
    reason: 'does not name its columns',
  },
  { pattern: /\.insert\(\w+\)\s*\.select\((?!rows\))/, reason: 'names no columns either: insertSelect does' },
]

export function forbiddenWords(path: string, text: string): string[] {
  return rules.flatMap(({ pattern, reason }) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line}: "${found.replaceAll(/\s+/g, ' ')}" ${reason}`
    }),
  )
}
