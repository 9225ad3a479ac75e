import { signText } from './stand-in-gateway.ts'

const answerSeconds = 10 * 60

/** Signs as the service for ages does: who comes with `state` is an adult, or is not. */
export async function signAge(secret: string, { state, adult, now }: { state: string; adult: boolean; now: number }) {
  const answer = JSON.stringify({ state, adult, exp: Math.floor(now / 1000) + answerSeconds })
  const payload = btoa(answer).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${payload}.${await signText(secret, payload)}`
}
