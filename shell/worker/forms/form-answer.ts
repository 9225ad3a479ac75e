export function seeOther(location: string, setCookies: readonly string[] = []) {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' })
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

export function addressOf(page: string, values: Readonly<Record<string, string | null>>) {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value) search.set(name, value)
  return search.size > 0 ? `${page}?${search.toString()}` : page
}
