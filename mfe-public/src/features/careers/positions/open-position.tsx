import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import { ApplicationForm } from './application-form.tsx'

export function OpenPosition({ position, onClose }: { position: CareerPosition; onClose: () => void }) {
  const { responsibilities, requirements, benefits } = position
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 border-b-2 border-ink pb-8 desk:grid-cols-3">
        <Entries title={t('What you will do', 'Heading')} entries={responsibilities} />
        <Entries title={t('What we look for', 'Heading')} entries={requirements} />
        <Entries title={t('What you get', 'Heading')} entries={benefits} />
      </div>
      <ApplicationForm key={position.id} position={position} onClose={onClose} />
    </>
  )
}

function Entries({ title, entries }: { title: string; entries: readonly string[] }) {
  if (entries.length === 0) return null
  return (
    <div>
      <h4 className="text-body font-semibold">{title}</h4>
      <ul lang={englishHere} className="mt-2 list-none text-dense">
        {entries.map((entry) => (
          <li
            key={entry}
            className="relative py-1.5 ps-5 wrap-anywhere before:absolute before:start-0 before:top-[1.15em] before:h-0.5 before:w-2.5 before:bg-brand"
          >
            {entry}
          </li>
        ))}
      </ul>
    </div>
  )
}
