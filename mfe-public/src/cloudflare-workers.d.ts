/** The runtime's own types cannot stand beside the DOM's. */
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env> {
    protected env: Env
    protected ctx: { waitUntil(work: Promise<unknown>): void }
  }
}
