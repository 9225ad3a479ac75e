import { load, type Load } from './load.ts'
import { runtimeSeconds } from './processor-time.ts'

export interface Measurement extends Load {
  /** Of the whole runtime; `null` where the system does not say. */
  processorMs: number | null
}

export const connections = 8

/** First until its code is warm, then for so many requests. */
export async function measure(url: string, requests: number, parentPid: number): Promise<Measurement> {
  await load(url, { requests: Math.ceil(requests / 2), connections })
  const before = await runtimeSeconds(parentPid)
  const measured = await load(url, { requests, connections })
  const after = await runtimeSeconds(parentPid)
  return {
    ...measured,
    processorMs: before === null || after === null ? null : ((after - before) * 1000) / requests,
  }
}

/** The middle of several measurements, figure by figure. */
export function middle(measurements: readonly Measurement[]): Measurement {
  const of = (figure: (measurement: Measurement) => number) =>
    measurements.map(figure).toSorted((a, b) => a - b)[Math.floor(measurements.length / 2)] ?? Number.NaN
  return {
    rate: of(({ rate }) => rate),
    p50Ms: of(({ p50Ms }) => p50Ms),
    p99Ms: of(({ p99Ms }) => p99Ms),
    bytes: of(({ bytes }) => bytes),
    processorMs: measurements.some(({ processorMs }) => processorMs === null)
      ? null
      : of(({ processorMs }) => processorMs ?? Number.NaN),
  }
}
