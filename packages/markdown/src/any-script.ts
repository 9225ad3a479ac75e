import type { Data } from 'unified'

type Extension = NonNullable<Data['micromarkExtensions']>[number]
type Constructs = NonNullable<NonNullable<Extension['text']>[string]>
type Construct = Constructs extends infer Each ? (Each extends readonly (infer One)[] ? One : Each) : never
type Tokenize = Construct['tokenize']
type Code = Parameters<NonNullable<Construct['previous']>>[0]

/**
 * Matches letters of scripts other than Latin, whose words take endings without a hyphen. An unpaired surrogate counts
 * as one.
 */
const joining = /(?!\p{Script=Latin})[\p{L}\p{M}\p{Cs}\u200c\u200d]/u
const punctuation = /[\p{P}\p{S}]/u

const is = (pattern: RegExp, code: Code) => code !== null && code > 0 && pattern.test(String.fromCharCode(code))

/**
 * Extends a construct for such scripts. CommonMark leaves `**“ಕೆರೆ”**ಗೆ` as typed, because a mark between punctuation
 * and a letter can only begin or only end emphasis.
 */
function afterAnyScript(name: string, marker: number): Construct {
  const original = (parser: ThisParameterType<Tokenize>['parser']): Construct => {
    const found = [parser.constructs.text?.[marker] ?? []]
      .flat()
      .find((each) => each.name === name && each !== construct)
    if (!found) throw new Error(`The parser knows no ${name}`)
    return found
  }
  const construct: Construct = {
    name,
    tokenize(effects, ok, nok) {
      const { previous } = this
      let sequence: ReturnType<typeof effects.exit> | undefined
      const watched = {
        ...effects,
        exit: (type: Parameters<typeof effects.exit>[0]) => (sequence = effects.exit(type)),
      }
      const next: typeof ok = (code) => {
        if (sequence && is(joining, previous) && is(punctuation, code)) sequence._open = true
        if (sequence && is(punctuation, previous) && is(joining, code)) sequence._close = true
        return ok(code)
      }
      return original(this.parser).tokenize.call(this, watched, next, nok)
    },
    resolveAll: (events, context) => original(context.parser).resolveAll?.(events, context) ?? events,
  }
  return construct
}

const asterisk = 42
const tilde = 126

/**
 * Emphasis, strong and struck text as people write them in any script. HTML tags begin no block, so that Markdown
 * inside them is read.
 */
export const anyScript: Extension = {
  text: { [asterisk]: afterAnyScript('attention', asterisk), [tilde]: afterAnyScript('strikethrough', tilde) },
  disable: { null: ['htmlFlow'] },
}
