/** Loaded after the layout, because the texts are larger on screen and their fonts should come first. */
const picture = { width: 315, height: 168, decoding: 'async', loading: 'lazy' } as const

interface CoverProps {
  drawing: string
  image: string | null
  className: string
}

/** Without `alt`, width and height, a missing file shows nothing, so the generated cover becomes visible (S-096). */
export function Cover({ drawing, image, className }: CoverProps) {
  return (
    <div data-art="" className={`cover ${className}`}>
      <img {...picture} alt="" src={drawing} />
      {image && <img {...picture} alt="" src={image} />}
    </div>
  )
}
