const product = /^(packages\/(?!tooling\/)|shell\/|mfe-|workers\/)(?!.*(\.(test|fixtures|measure)\.|\/test\/)).*\.tsx?$/

const nouns =
  'hours|days|minutes|seconds|weeks|months|years|people|persons|emails|courses|lessons|modules|seats|places|files|lines|results|rows|characters|words|participants|mentors|stages|goals|sessions|messages|notes|orders|teams|reports|requests|applications|answers|entries|events|educators|learners|members|updates|positions|stories|headlines|subscribers|filters|rupees'

const countedByHand = 'is right for one number only: countOf and nounOf say the noun of any'

interface Rule {
  pattern: RegExp
  reason: string
  /** The files that the rule applies to; by default all. */
  of?: RegExp
}

const rules: readonly Rule[] = [
  { of: product, reason: countedByHand, pattern: /=== 1 \? (?:'[a-z ]+' : '[a-z ]+'|['"`]1 )/ },
  {
    of: product,
    reason: countedByHand,
    // A name, or the result of a call, is no number.
    pattern: new RegExp(
      String.raw`\{(?:[\w.]+\.(?:length|\w*[cC]ount|\w*(?:Days|Hours|Minutes|Months|Weeks))|\w+(?:Limits|limits)\.\w+|(?:count|total|days|hours|minutes|weeks|months|years|left|more|people)|indianDigits\([\w.]+\)|[\w.]+\.toLocaleString\('en-IN'\))\} (?:[a-z]+ )?(?:${nouns})\b`,
    ),
  },
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
  const own = rules.filter(({ of = /(?:)/ }) => of.test(path))
  return own.flatMap(({ pattern, reason }) =>
    [...text.matchAll(new RegExp(pattern, `g${pattern.flags}`))].map(({ 0: found, index }) => {
      const line = text.slice(0, index).split('\n').length
      return `${path}:${line}: "${found.replaceAll(/\s+/g, ' ')}" ${reason}`
    }),
  )
}
