/** A browser reads the file a moment after it was told to save it, so the address stays valid this long. */
const keptMs = 60_000

export function saveFile(name: string, content: Blob) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}
