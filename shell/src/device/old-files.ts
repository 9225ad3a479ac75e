interface Standing {
  pages: Cache
  files: Cache
  /** The list of files of each shell, stored under the address of the shell's entry. */
  shells: Cache
  /** The files that the only open tab has loaded. */
  own: readonly string[]
  /** @returns the files of the currently deployed shell */
  readList: () => Promise<readonly string[]>
}

/** Addresses that identify a release: a remote's folder, a shell's entry, a list of remotes. */
const names = /\/(?:mf\/[\w-]+\/[0-9a-f]{12}\/|assets\/index-[\w-]+\.js|remotes\/[^"'\s\\]+\.json)/g

const namesIn = (text: string) => text.match(names) ?? []

/** Deletes the files of releases that neither a stored page nor the open tab uses. */
export async function dropOldFiles({ pages, files, shells, own, readList }: Standing) {
  const named = new Set(namesIn(own.join('\n')))
  await learnShell(shells, named, readList)
  if ((await findOld(files, shells, named)).length === 0) return
  for (const page of await pages.matchAll()) for (const name of namesIn(await page.text())) named.add(name)
  for (const request of await findOld(files, shells, named)) await files.delete(request, { ignoreVary: true })
  for (const request of await shells.keys()) if (!named.has(pathOf(request))) await shells.delete(request)
}

async function learnShell(shells: Cache, named: ReadonlySet<string>, readList: Standing['readList']) {
  const entry = [...named].find(isEntry)
  if (!entry || (await shells.match(entry))) return
  const list = await readList()
  // A newer shell may have been deployed since the tab was opened; the list is then not that of this entry.
  if (list.includes(entry)) await shells.put(entry, Response.json(list))
}

async function findOld(files: Cache, shells: Cache, named: ReadonlySet<string>): Promise<Request[]> {
  const assets = await readAssets(shells, named)
  return (await files.keys()).filter((request) => {
    const path = pathOf(request)
    if (path.startsWith('/assets/')) return assets !== null && !assets.has(path)
    const [name] = namesIn(path)
    return name !== undefined && !named.has(name)
  })
}

/** @returns null if the files of a shell that is still needed are not known */
async function readAssets(shells: Cache, named: ReadonlySet<string>): Promise<ReadonlySet<string> | null> {
  const entries = [...named].filter(isEntry)
  const lists = await Promise.all(entries.map((entry) => shells.match(entry)))
  const assets = new Set<string>()
  for (const list of lists) {
    if (!list) return null
    // Only `learnShell` stores something there.
    for (const path of (await list.json()) as string[]) assets.add(path)
  }
  return lists.length > 0 ? assets : null
}

const isEntry = (name: string) => name.startsWith('/assets/')

const pathOf = ({ url }: Request) => new URL(url).pathname
