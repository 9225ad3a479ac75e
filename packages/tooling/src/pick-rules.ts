const scopeOf = /^:where\(\[data-app=\w+\]\) /

/**
 * At-rules whose blocks contain rules: conditions, and scopes that were already written. The blocks of other at-rules
 * stay whole.
 */
const holdsRules = /^@(?:layer|media|supports|container)\b|^:where\(\[data-app=\w+\]\)$/

/**
 * Keeps the rules whose classes are all used, and the rules without classes. It reads only CSS as this build writes it.
 */
export function pickRules(css: string, isUsed: (name: string) => boolean): string {
  const picked = pick(css.replaceAll(/\/\*.*?\*\//gs, ''), isUsed)
  const isRead = (name: string) => picked.includes(`var(${name}`)
  return picked
    .replaceAll(/@property (--[\w-]+)\{[^}]*\}/g, (rule, name: string) => (isRead(name) ? rule : ''))
    .replace(/@layer properties\{.*?\}\}\}/s, (values) =>
      values.replaceAll(/(--[\w-]+):[^;}]*;?/g, (value, name: string) => (isRead(name) ? value : '')),
    )
}

function pick(css: string, isUsed: (name: string) => boolean): string {
  let picked = ''
  let scope = ''
  const add = (rule: string) => {
    if (scope !== '') picked += '}'
    scope = ''
    picked += rule
  }
  let start = 0
  while (start < css.length) {
    const end = findEnd(css, start, ';{}')
    const prelude = css.slice(start, end)
    if (css[end] !== '{') {
      add(css.slice(start, end + 1))
      start = end + 1
      continue
    }
    const close = findClose(css, end)
    const block = css.slice(end + 1, close)
    start = close + 1
    if (holdsRules.test(prelude)) {
      const inner = pick(block, isUsed)
      if (inner !== '') add(`${prelude}{${inner}}`)
    } else if (prelude.startsWith('@')) add(`${prelude}{${block}}`)
    else if (isSelected(prelude, isUsed)) {
      const selectors = splitSelectors(prelude)
      const [own = ''] = scopeOf.exec(prelude) ?? []
      if (own === '' || !selectors.every((selector) => selector.startsWith(own))) add(`${prelude}{${block}}`)
      else {
        if (own !== scope) add(`${own.trimEnd()}{`)
        scope = own
        picked += `${selectors.map((selector) => selector.slice(own.length)).join()}{${block}}`
      }
    }
  }
  add('')
  return picked
}

/** Finds the first of these characters outside strings, brackets and escapes. */
function findEnd(css: string, from: number, signs: string) {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at]!
    if (sign === '\\') at += 1
    else if (sign === '"' || sign === "'") at = findQuote(css, at)
    else if (depth === 0 && signs.includes(sign)) return at
    else if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
  }
  return css.length
}

function findQuote(css: string, open: number) {
  let at = open + 1
  while (at < css.length && css[at] !== css[open]) at += css[at] === '\\' ? 2 : 1
  return at
}

function findClose(css: string, open: number) {
  let at = open
  for (let depth = 1; depth > 0 && at < css.length;) {
    at = findEnd(css, at + 1, '{}')
    depth += css[at] === '{' ? 1 : -1
  }
  return at
}

const isSelected = (selectors: string, isUsed: (name: string) => boolean) =>
  splitSelectors(selectors).some((selector) => {
    // Classes inside `:not()` need not be used.
    const names = classesOf(selector.replaceAll(/:not\([^)]*\)/g, ''))
    const used = names.filter(isUsed)
    // A class that only occurs inside a used class (`[&_.scroll]:…`) belongs to content, so it is in no code.
    return names.every((name) =>
      used.some((other) => other === name || classesOf(other.replaceAll('_', ' ')).includes(name)),
    )
  })

function splitSelectors(list: string) {
  const selectors: string[] = []
  for (let start = 0; start < list.length;) {
    const end = findEnd(list, start, ',')
    selectors.push(list.slice(start, end))
    start = end + 1
  }
  return selectors
}

const classesOf = (selector: string) =>
  Array.from(selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/g), ([, name]) =>
    name!.replaceAll(/\\(?:([0-9a-f]{1,6}) ?|(.))/g, (_, code: string | undefined, sign: string) =>
      code ? String.fromCodePoint(Number.parseInt(code, 16)) : sign,
    ),
  )
