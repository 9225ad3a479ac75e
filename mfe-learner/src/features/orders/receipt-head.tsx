import { city, country, product, teamEmail } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'

/** Appears only in print, above the summary of a paid order. */
export function ReceiptHead() {
  const { user } = useRemote().context.session
  return (
    <div className="mb-8 hidden print:block">
      <div className="flex items-start justify-between gap-6">
        <p className="font-heading text-title font-heavy">Receipt</p>
        <p className="text-end text-dense">
          <strong>{product}</strong>
          <br />
          {city}, {country}
          <br />
          {teamEmail}
        </p>
      </div>
      {user && (
        <p className="mt-6">
          Received from {user.firstName} {user.lastName}
        </p>
      )}
    </div>
  )
}
