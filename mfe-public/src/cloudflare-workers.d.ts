/** The little of the runtime that a server bundle touches; its types cannot stand beside the DOM's. */
declare module 'cloudflare:workers' {
  export class WorkerEntrypoint<Env> {
    protected env: Env
  }
}
