export interface MessageValue {
  name: string
  kind: 'plural' | 'select' | undefined
  branches: Readonly<Record<string, readonly MessagePart[]>>
}

/** A text, the place of a value, or `null` for the number that a plural is about. */
export type MessagePart = string | MessageValue | null

/**
 * Reads a message in the part of ICU's format that Kere uses: `{name}`, and `plural` and `select` with branches.
 * @throws {TypeError} if the message is malformed
 */
export function readMessage(text: string): MessagePart[] {
  let at = 0
  const take = (pattern: RegExp) => {
    const found = pattern.exec(text.slice(at))
    if (!found) throw new TypeError(`Malformed at ${at}: ${text}`)
    at += found[0].length
    return found
  }
  const readParts = (): MessagePart[] => {
    const parts: MessagePart[] = []
    while (at < text.length && text[at] !== '}') {
      if (text[at] === '#') {
        at += 1
        parts.push(null)
      } else if (text[at] === '{') {
        const [, name = '', kind] = take(/^\{(\w+)(?:, (plural|select),)?/)
        const branches: Record<string, MessagePart[]> = {}
        while (text[at] !== '}') {
          const [, branch = ''] = take(/^ (\w+) \{/)
          branches[branch] = readParts()
          take(/^\}/)
        }
        at += 1
        parts.push({ name, kind: kind as MessageValue['kind'], branches })
      } else parts.push(take(/^[^{}#]+/)[0])
    }
    return parts
  }
  const parts = readParts()
  if (at < text.length) throw new TypeError(`Malformed at ${at}: ${text}`)
  return parts
}
