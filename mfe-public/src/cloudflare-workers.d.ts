/** Declares the used part of the runtime's types, because the full ones conflict with those of the DOM. */
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env> {
    protected env: Env
    protected ctx: { waitUntil(work: Promise<unknown>): void }
  }
}
