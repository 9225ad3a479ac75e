export function HiddenFields({ params }: { params: readonly (readonly [name: string, value: string])[] }) {
  return params.map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />)
}
