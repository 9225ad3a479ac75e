import { Card, CardGrid } from '../layout/card.tsx'
import { Price } from '../money/price.tsx'
import { Section } from '../layout/section.tsx'
import { CardSkeletons } from '../status/skeleton.tsx'

const cover =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 18'%3E%3Crect width='32' height='18' fill='%230b5563'/%3E%3Ccircle cx='22' cy='8' r='7' fill='%232e8fa0'/%3E%3Ccircle cx='22' cy='8' r='3' fill='%237bd0dd'/%3E%3C/svg%3E"

const courses = [
  { title: 'Reading a lake: field methods for urban water', price: 1499, enrolled: 214 },
  { title: 'Rooftop solar', price: 1999, enrolled: 178 },
  { title: 'Compost that works: home, ward, campus', price: 0, enrolled: 642 },
]

export function CardStates({ className }: { className: string }) {
  return (
    <div className={`flex flex-col gap-10 ${className}`}>
      <Section title="Cards">
        <CardGrid>
          {courses.map(({ title, price, enrolled }) => (
            <Card
              key={title}
              cover={<img src={cover} alt="" width={320} height={180} className="card-cover w-full object-cover" />}
              label="Water Resources"
              swatch="#4b97a6"
              title={title}
              href={`#${enrolled}`}
              text="Sample, test and map an urban lake with a Secchi disc, a test strip kit and a phone."
              facts={
                <>
                  <span className="card-person">Asha Raghunath</span>
                  Beginner · 6 weeks
                </>
              }
              start={<Price amount={price} />}
              end={`${enrolled} enrolled`}
            />
          ))}
        </CardGrid>
      </Section>
      <Section title="Loading">
        <CardSkeletons count={3} label="Loading courses" />
      </Section>
    </div>
  )
}
