interface ImportMeta {
  /** Vite's. */
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
