interface ImportMeta {
  glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
}
