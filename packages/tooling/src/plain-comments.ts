import { parseSync } from 'vite'

interface Comment {
  line: number
  text: string
}

/** A comment that begins with one of these words is a clause without a subject. */
const withoutSubject =
  /^(?:also|as|by|from|in place of|instead of|nor|not|of|than|what|whatever|where|wherever|which|who|whoever|whom|whose)\b/i

const requirement = String.raw`[SCUW]-\d+`
const onlyRequirements = new RegExp(`^${requirement}(?:(?:,| and| to) ${requirement})*\\.?$`)

/** Finds comments that are not sentences: those without a subject, and those that only name requirements. */
export function unclearComments(path: string, text: string): string[] {
  return commentsIn(path, text).flatMap((comment) => {
    const place = `${path}:${comment.line}: "${comment.text.slice(0, 60)}"`
    if (onlyRequirements.test(comment.text)) return [`${place} only names what the title of a test names`]
    return withoutSubject.test(comment.text)
      ? [`${place} begins without a subject: write a sentence, or delete it`]
      : []
  })
}

function commentsIn(path: string, text: string): Comment[] {
  const found = /\.[jt]sx?$|\.mjs$/.test(path)
    ? parseSync(path, text).comments.map(({ start, end }) => ({ start, end }))
    : [...text.matchAll(/\/\*[^]*?\*\/|(?<=^\s*)--.*$/gm)].map(({ index, 0: { length } }) => ({
        start: index,
        end: index + length,
      }))
  const comments: (Comment & { end: number })[] = []
  for (const { start, end } of found) {
    const before = comments.at(-1)
    const isNextLine = before && /^[^\S\n]*\n[^\S\n]*$/.test(text.slice(before.end, start)) && isOfLine(text, start)
    if (isNextLine) before.end = end
    else comments.push({ line: text.slice(0, start).split('\n').length, text: wordsOf(text.slice(start, end)), end })
  }
  return comments
}

const isOfLine = (text: string, start: number) => /^(?:\/\/|--)/.test(text.slice(start, start + 2))

const wordsOf = (comment: string) =>
  comment
    .replace(/\*\/$/, '')
    .replaceAll(/^\s*(?:\/\*+|\/\/+|--+|\*)/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
