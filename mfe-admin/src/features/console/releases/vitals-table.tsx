import { agreement, findDoubt } from '@kere/platform/trial-agreement'
import { shareOf, timeOf } from './release-text.ts'
import type { Trial } from '../../../releases/releases.api.ts'

interface VitalsTableProps {
  trial: Trial
  /** The name of the judged release, then that of the release beside it. */
  names: readonly [string, string]
  /** Describes the condition of the next stage; null for a release that is not on trial. */
  stage: { isOfTeam: boolean } | null
}

/** Compares the vitals of both releases, with the number of readers who measured them. */
export function VitalsTable({ trial: { canary, stable }, names, stage }: VitalsTableProps) {
  const rows = [
    ...(['lcp', 'inp'] as const).map((of) => ({
      what: of === 'lcp' ? 'Largest content drawn (LCP)' : 'Press answered (INP)',
      values: [canary, stable].map(({ vitals }) => timeOf(vitals?.[of])),
    })),
    { what: 'A page failed', values: [canary, stable].map(({ visits }) => shareOf(visits)) },
    { what: 'No page was made in time', values: [canary, stable].map(({ renderings }) => shareOf(renderings)) },
  ]
  const doubt = stage && findDoubt({ canary, stable }, stage.isOfTeam)
  return (
    <>
      <table className="mt-3 w-full table-fixed border-collapse text-dense tabular-nums">
        <caption className="sr-only">Vitals of both releases</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            <th scope="col" className="py-1.5 text-start">
              <span className="sr-only">What was measured</span>
            </th>
            <VitalsHead name={names[0]} release={canary.release} mark="border-ink border-dashed" />
            <VitalsHead name={names[1]} release={stable.release} mark="border-brand" />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, values }) => (
            <tr key={what} className="border-b border-hairline align-top">
              <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                {what}
              </th>
              {values.map((value, place) => (
                <td key={names[place]} className="py-1.5 ps-3 text-end">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-meta text-muted">
        A time is what three of four people and networks had, or less.
        {stage &&
          (doubt === null
            ? ' The vitals agree: the next stage may begin.'
            : ` The next stage waits: ${doubt}.${stage.isOfTeam ? '' : ` It needs ${agreement.pages} pages, ${agreement.lcp.count} measured LCP and ${agreement.inp.count} measured INP.`}`)}
      </p>
    </>
  )
}

const VitalsHead = ({ name, release, mark }: { name: string; release: string; mark: string }) => (
  <th scope="col" className="py-1.5 ps-3 text-end font-normal">
    <span aria-hidden="true" className={`ms-auto mb-1 block w-6 border-t-3 ${mark}`} />
    <span className="font-semibold">{name}</span> <code className="block text-meta text-muted">{release}</code>
  </th>
)
