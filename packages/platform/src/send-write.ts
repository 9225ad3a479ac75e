import type { Endpoint, EndpointOutput } from '@kere/contracts/http/endpoint'
import * as z from 'zod/mini'
import { ApiError, type ApiClient, type CallInput } from './api.ts'
import type { Device, Write } from './device.ts'

interface Sender {
  api: ApiClient
  openDevice: (() => Promise<Device>) | null
}

type WriteOptions = Pick<Write, 'target' | 'isKeptWhenRefused'>

/**
 * @returns `null` if the write waits on the device
 * @throws {ApiError} if the write was refused
 */
export async function sendWrite<E extends Endpoint>(
  { api, openDevice }: Sender,
  endpoint: E,
  input: CallInput<E>,
  options: WriteOptions,
): Promise<EndpointOutput<E> | null> {
  if (!openDevice) return api.call(endpoint, input)
  // TypeScript cannot derive the input's type while the endpoint is generic.
  const { params, body } = input as { params?: Record<string, unknown>; body?: unknown }
  const { method } = endpoint
  if (method === 'GET') throw new Error(`${endpoint.name} changes nothing`)
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])))
  const device = await openDevice()
  const outcome = await device.send({ ...options, method, path, body })
  if (outcome.kind === 'waiting') return null
  if (outcome.kind === 'refused') throw new ApiError(outcome.code, outcome.message)
  const parsed = z.safeParse(endpoint.response, outcome.answer)
  // The endpoint's own schema has just accepted the value.
  if (parsed.success) return parsed.data as EndpointOutput<E>
  throw new ApiError('unreadable_answer', endpoint.failure)
}
