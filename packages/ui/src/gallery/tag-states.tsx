import Award from 'lucide-react/icons/award'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleX from 'lucide-react/icons/circle-x'
import Clock from 'lucide-react/icons/clock'
import Video from 'lucide-react/icons/video'
import { useState } from 'react'
import { Avatar } from '../art/avatar.tsx'
import { Badge } from '../status/badge.tsx'
import { CategoryLabel } from '../status/category-label.tsx'
import { Checkbox } from '../controls/checkbox.tsx'
import { Chip } from '../controls/chip.tsx'
import { Price } from '../money/price.tsx'
import { ProgressBar } from '../status/progress-bar.tsx'
import { Radio } from '../controls/radio.tsx'
import { Section } from '../layout/section.tsx'
import { Switch } from '../controls/switch.tsx'
import { TimeAgo } from '../time/time-ago.tsx'
import { WaterLevel } from '../charts/water-level.tsx'

export function TagStates({ className }: { className: string }) {
  const [languages, setLanguages] = useState(['English', 'Kannada'])
  return (
    <Section title="Status and tags" id="tags" className={className}>
      <div className="flex flex-wrap gap-2">
        <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
          Completed
        </Badge>
        <Badge tone="brand" icon={<CircleDot aria-hidden="true" />}>
          In Progress
        </Badge>
        <Badge icon={<Circle aria-hidden="true" />}>Not Started</Badge>
        <Badge tone="warn" icon={<Clock aria-hidden="true" />}>
          Under Review
        </Badge>
        <Badge tone="danger" icon={<CircleX aria-hidden="true" />}>
          Not Selected
        </Badge>
        <Badge tone="info" icon={<Video aria-hidden="true" />}>
          Online
        </Badge>
        <Badge tone="bloom" icon={<Award aria-hidden="true" />}>
          Certificate
        </Badge>
        <Badge tone="marigold">Super Admin</Badge>
      </div>
      <h3 className="mt-5 mb-2 font-body text-meta font-normal text-muted">Filter chips</h3>
      <div className="flex flex-wrap gap-2">
        {languages.map((language) => (
          <Chip key={language} onRemove={() => setLanguages(languages.filter((each) => each !== language))}>
            {language}
          </Chip>
        ))}
        <Chip isActive href="#tags">
          Free
        </Chip>
      </div>
      <h3 className="mt-5 mb-1 font-body text-meta font-normal text-muted">Choices</h3>
      <fieldset className="grid grid-cols-2 gap-x-8">
        <legend className="sr-only">Choices</legend>
        <Checkbox defaultChecked count={11}>
          Beginner
        </Checkbox>
        <Checkbox count={4}>Advanced</Checkbox>
        <Checkbox swatch="#4b97a6" count={4}>
          Water Resources
        </Checkbox>
        <Checkbox disabled count={0}>
          Economics
        </Checkbox>
        <Radio name="place" defaultChecked>
          Online
        </Radio>
        <Radio name="place">In person</Radio>
        <Switch defaultChecked>Free only</Switch>
        <Switch count={6}>Free only</Switch>
      </fieldset>
      <h3 className="mt-5 mb-2 font-body text-meta font-normal text-muted">Progress and facts</h3>
      <div className="flex items-center gap-3">
        <ProgressBar label="Modules" value={62} max={100} segments={[4, 4, 4, 4, 4]} className="grow" />
        <span className="text-meta font-semibold">62%</span>
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {[0, 28, 52, 100].map((percent) => (
          <figure key={percent} className="text-meta text-muted">
            <WaterLevel
              seed={`crs_${percent}`}
              percent={percent}
              className="size-20 rounded-control border border-hairline"
            />
            <figcaption>{percent}% full</figcaption>
          </figure>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-5">
        <CategoryLabel name="Water Resources" color="#4b97a6" />
        <Price amount={1499} />
        <Price amount={0} />
        <Price amount={1234567} size="large" />
        <Avatar firstName="Asha" lastName="Raghunath" />
        <TimeAgo instant="2026-03-16T09:16:00.000Z" className="text-meta text-muted" />
      </div>
    </Section>
  )
}
