import { verificationPath } from '@kere/contracts/certificates/certificate-paths'
import { Hono } from 'hono'
import type { ShellEnv } from '../env.ts'
import { withOwnId } from '../http/own-request.ts'
import { serveCertificatePicture } from './serve-certificate-picture.ts'

/** Addresses of certificates that are neither pages nor feeds. */
export const signedRoutes = new Hono<{ Bindings: ShellEnv }>()

// The jobs worker checks proofs.
signedRoutes.post(verificationPath, (context) => context.env.JOBS.fetch(withOwnId(context.req.raw)))

signedRoutes.on(['GET', 'HEAD'], '/certificates/:id/picture.png', (context) =>
  serveCertificatePicture(context.req.raw, context.env, context.executionCtx as ExecutionContext),
)
