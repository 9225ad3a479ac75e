export function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value)
  return params
}

export function HiddenFields({ params }: { params: readonly (readonly [name: string, value: string])[] }) {
  return params.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
