import { encodingNames, type Encoding } from '@kere/platform/encodings'

export function acceptedEncodings(request: Request): Encoding[] {
  // Cloudflare replaces the header before the worker and stores the browser's own in `clientAcceptEncoding`.
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
