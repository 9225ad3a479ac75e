import { encodingNames, type Encoding } from '@kere/platform/encodings'

export function acceptedEncodings(request: Request): Encoding[] {
  // On the way here Cloudflare puts its own words in the header's place, and keeps what the browser said.
  const given = request.cf?.clientAcceptEncoding
  const header = typeof given === 'string' ? given : (request.headers.get('accept-encoding') ?? '')
  const weights = new Map(header.toLowerCase().split(',').map(readWeight))
  const any = weights.get('*') ?? 0
  return encodingNames.filter((encoding) => (weights.get(encoding) ?? any) > 0)
}

function readWeight(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight === undefined ? 1 : Number(weight.slice(2))]
}
