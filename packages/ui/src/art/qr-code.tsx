import { encodeQR } from 'qr'

/** Scanners need a light margin of four modules (ISO 18004), and the page around the code is dark in one theme. */
const quietZone = 4

/** The code is dark on light in both themes, because scanners need that. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="aspect-square w-full rounded-control bg-[#fff] text-[#10242b]"
    >
      <path d={path} fill="currentColor" />
    </svg>
  )
}
