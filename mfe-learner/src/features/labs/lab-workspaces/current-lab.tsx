import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { stageAt } from '@kere/contracts/labs/lab-options'
import { leftText, sharesAt, workspaceHref } from '@kere/screens/labs/lab-text'
import { StageLine } from '@kere/screens/labs/stage-line'
import { Cascade } from '@kere/ui/charts/cascade'
import { Section } from '@kere/ui/layout/section'
import { Link } from 'react-router-dom'
import type { HomePartProps } from '../../../home-part.ts'

/** Shows the lab under way, with its stages as tanks that fill (specimen 43). */
export function CurrentLab({ dashboard: { currentLab: lab }, now }: HomePartProps) {
  const current = lab && stageAt(lab.stages, now)
  if (!current) return null
  const href = workspaceHref(lab.id)
  return (
    <Section
      title={t('Challenge lab', 'Heading, home of the dashboard')}
      link={{ href, label: t('Open workspace', 'Label, home of the dashboard') }}
    >
      <div className="grid items-center gap-x-6 gap-y-4 desk:grid-cols-2">
        <Cascade stages={sharesAt(lab.stages, now)} className="h-20!" />
        <div className="min-w-0">
          <h3>
            <Link to={href} className="text-ink decoration-2 underline-offset-4 wrap-anywhere hover:text-brand">
              <span lang={englishHere}>{lab.title}</span>
            </Link>
          </h3>
          <p className="mt-1 text-dense text-muted">
            <StageLine lab={lab} now={now} />, {leftText(current.stage.endsAt, now)}
          </p>
          <p className="mt-1 text-dense text-muted wrap-anywhere">
            {lab.team ? (
              <>
                {t('Your team:', 'Before the name of a team')} <span lang={englishHere}>{lab.team}</span>
              </>
            ) : (
              t('You have no team yet. Choose one in the workspace.', 'Text, home of the dashboard')
            )}
          </p>
        </div>
      </div>
    </Section>
  )
}
