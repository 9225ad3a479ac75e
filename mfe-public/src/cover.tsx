/** When the page is laid out: the words are larger, and their fonts come first. */
const picture = { width: 315, height: 168, decoding: 'async', loading: 'lazy' } as const

interface CoverProps {
  drawing: string
  image: string | null
  className: string
}

/**
 * A picture without alternative text and without a width and a height draws nothing where its file is missing, so the generated
 * cover below shows through, without a script (S-096). With them Chromium draws a broken picture; bounds are as good.
 */
export function Cover({ drawing, image, className }: CoverProps) {
  return (
    <div data-art="" className={`cover ${className}`}>
      <img {...picture} alt="" src={drawing} />
      {image && <img {...picture} alt="" src={image} />}
    </div>
  )
}
