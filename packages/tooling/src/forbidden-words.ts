const rules = [
  { pattern: /(?<![\w.~:/-])\/(work|home|root|Users)\/[\w.-]+/, reason: 'is a path of one machine' },
  {
    pattern: /https?:\/\/[\w.-]*(registry|artifactory|nexus|verdaccio)[\w.-]*/,
    reason: 'is the address of a package registry',
  },
  { pattern: /\b(TODO|FIXME)\b/, reason: 'belongs in an issue' },
  { pattern: /\bINSERT (OR \w+ )?INTO [\w`"]+ (VALUES|SELECT)\b/, reason: 'does not name its columns' },
  { pattern: /\.select\(sql`/, reason: 'names no columns either: insertSelect does' },
]

export function forbiddenWords(path: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    rules.flatMap(({ pattern, reason }) => {
      const found = pattern.exec(line)
      return found ? [`${path}:${index + 1}: "${found[0]}" ${reason}`] : []
    }),
  )
}
