import type { SeededPictureName } from '../base/seeded-picture.ts'

export interface PostText {
  slug: string
  title: string
  /** The title of the course whose card ends the post. */
  course?: string
  author: string
  categories: readonly string[]
  excerpt: string
  /** The time of publication, past or future; null for a draft. */
  at: string | null
  content: string
  drawing?: number
  picture?: SeededPictureName
}

/** The authors are invented; the lakes and societies that they mention may exist. */
export const postTexts: readonly PostText[] = [
  {
    slug: 'why-the-lakes-foam-and-what-a-treatment-plant-can-and-cannot-fix',
    title: 'Why the lakes foam, and what a treatment plant can and cannot fix',
    picture: 'lake-foam',
    course: 'Reading a lake: field methods for urban water',
    author: 'asha-raghunath',
    categories: ['Water Resources', 'Environmental Policy'],
    excerpt:
      'Foam is the part you can photograph. Behind it are three separate problems, and each one needs a different department.',
    at: '2026-11-13T03:30:00Z',
    content: `Every year after the first big rain, somebody films white foam crossing a Bengaluru road, and somebody else says a treatment plant will end it. Both are right about what they see. Foam is the part you can photograph. Behind it are three separate problems, and each one needs a different department.

## What foam is made of

A bubble in clean water lasts less than a second. It lasts longer when something coats its skin. In our lakes that something is mostly detergent, which arrives with household sewage that never reached a plant[^1]. Proteins from decaying algae do the same work more slowly, which is why even a cleaner lake can show a thin line of froth on its lee shore.

To become foam that stands a metre high, the coated bubbles also need a skeleton. Fine silt and thread-like bacteria give them one.

## Where the air comes in

Still water does not foam, however dirty it is. The air comes in where the lake spills: a weir, a broken channel, a narrow culvert. That is why you see foam at the outlet and not in the middle, and why a wire fence at the road hides the foam without changing the water.

> **Try it.** Half-fill a clear bottle at the weir and another 200 metres upstream. Shake both ten times and count the seconds until the foam is gone. You have measured the difference the sewage makes.

## What a plant takes out

A biological treatment plant is good at food for bacteria and poor at fertiliser. A lake can get clearer and still turn green.

| In the sewage | After ordinary treatment | What it does in a lake |
| --- | --- | --- |
| Solids, organic matter | Mostly gone | Uses up oxygen |
| Common detergent | Mostly broken down | Foam |
| Nitrogen, phosphorus | Much remains, unless the plant is built for it | Algae, water hyacinth |

So a plant that works, with sewage that reaches it, ends most of the foam. The second half of that sentence is the hard one: it is about pipes, not plants.

## Why the first rain is worst

In the dry months detergent settles into the sludge at the bottom, where there is no oxygen and little breaks it down. The first big rain stirs it up and sends it over the weir in one night. The foam you see in June was poured in between December and May.

## What you can do this week

Do the bottle test at your own lake and write the two numbers down with the date. Then find out where your building's sewage goes: ask the association for the name of the plant, and the plant for last month's readings. Both are yours to ask for.

[^1]: Most laundry powder sold in India cleans with one family of surfactants. It breaks down well where there is oxygen, and hardly at all in black sludge.`,
  },
  {
    slug: 'read-your-society-s-power-bill-before-you-buy-solar',
    title: 'Read your society’s power bill before you buy solar',
    picture: 'rooftop-solar',
    author: 'imran-sheikh',
    categories: ['Renewable Energy'],
    excerpt:
      'The sanctioned load, the fixed charge and one line nobody reads decide whether a rooftop system pays for itself.',
    at: '2026-11-11T03:30:00Z',
    content: `Three societies asked me the same question last month: how many panels do we need? I asked each for one thing first, the last twelve bills of the common meter. Two did not have them. The third had them in a drawer, and the drawer saved them four lakh rupees.

## The line nobody reads

Near the top of the bill stands the sanctioned load. It is what your society has asked to be able to draw at once, and you pay a fixed charge for every kilowatt of it, used or not. Solar does not lower it. Asking for less does.

Look at the highest demand that the meter has recorded in a year. If it is far below the sanctioned load, write to the supplier before you write to an installer.

## What the panels do for you

Panels produce at noon. Pumps, lifts and lights of the common areas run in the morning and the evening. What you produce and do not use goes to the grid, and what it earns you there is a number set by the state, not by the salesman.

1. Add up the units of the common meter for a year.
2. Note which of them fall between ten and four.
3. Size the system by the second number.

## Before the general body meets

Bring the bills, the demand, and one page with both sums: what a smaller load saves, and what the panels save after it. People vote for a page that they can check.`,
  },
  {
    slug: 'ragi-jowar-bajra-what-the-year-of-millets-left-behind',
    title: 'Ragi, jowar, bajra: what the year of millets left behind',
    picture: 'millets',
    author: 'basavaraj-patil',
    categories: ['Sustainable Agriculture'],
    excerpt:
      'Three school kitchens that kept cooking millets after the banners came down, and what it costs them per plate.',
    at: '2026-11-04T03:30:00Z',
    content: `The banners came down in January. In three school kitchens near Dharwad the millets stayed. I went to see how.

## The cook decides

All three kitchens had one thing in common: the cook had been asked. In the first, ragi mudde moved from Monday to Thursday, because grinding the day before a holiday made no sense. In the second, jowar rotis were tried for a month and dropped; nobody can make two hundred rotis by half past twelve. They cook jowar as a kichadi now.

## What it costs per plate

Millets cost more at the shop and less at the farm. The kitchen that buys from a group of eleven farmers pays about as much per plate as it paid for rice. The two that buy in the market pay a rupee more.

- Ask who grows it within twenty kilometres.
- Agree on a price before sowing, not after harvest.
- Pay within the week. This matters more than the price.`,
  },
  {
    slug: 'how-we-count-birds-and-why-six-years-is-too-short',
    title: 'How we count birds, and why six years is too short',
    picture: 'bird-count',
    author: 'tenzin-dolma',
    categories: ['Biodiversity'],
    excerpt: 'A count is a method before it is a number. Here is ours, with every mistake we know about.',
    at: '2026-10-28T03:30:00Z',
    content: `We have counted the birds of one wetland on the second Sunday of November, six years in a row. People ask whether they are becoming fewer. The honest answer is that we cannot say yet, and this is why.

## The method

Four groups, four stretches of bank, from half past six to half past eight. Each group has one person who counts, one who writes and one who says nothing. The last one stops the other two from discussing while birds fly past.

## What goes wrong

Fog, above all. In the third year we saw the far bank for twenty minutes. The number for that year is low, and it says something about fog.

A good observer joined us in the fourth year and we suddenly had eleven more species. They had been there before.

## How long is long enough

Numbers of many water birds double and halve between years for reasons that lie a thousand kilometres away. To see a decline of a third through that, you need something like fifteen years of the same method. We have nine to go.`,
  },
  {
    slug: 'a-shade-audit-you-can-do-in-one-lunch-break',
    title: 'A shade audit you can do in one lunch break',
    picture: 'shade-audit',
    author: 'ritwik-bose',
    categories: ['Climate Science', 'Urban Sustainability'],
    excerpt: 'One street, one thermometer, twelve stops. The form, the timing and what to do with the result.',
    at: '2026-10-21T03:30:00Z',
    content: `You need a street, a kitchen thermometer with a probe, and forty minutes around two in the afternoon. What you get is a list of the places where somebody waiting for a bus has no shade, with a number beside each.

## Twelve stops

Walk one side of the street and stop at twelve places where people wait: bus stops, school gates, carts, the clinic. At each, hold the probe at chest height in whatever shade there is for two minutes, and write down the time, the reading and what makes the shade.

## What the numbers are for

A difference of two degrees between two stops is not the climate; it is a tree or an awning. That is why it is worth writing down: somebody can plant the one, and hang the other, this year.

Send the list to the ward office with a map. Ask for the three worst places only.`,
  },
  {
    slug: 'epr-returns-in-plain-words',
    title: 'EPR returns in plain words',
    picture: 'sorted-waste',
    author: 'farah-qureshi',
    categories: ['Environmental Policy', 'Waste Management'],
    excerpt: 'Who has to register, what a credit is, and the three columns that are most often wrong.',
    at: '2026-10-14T03:30:00Z',
    content: `Extended producer responsibility sounds like a promise. On paper it is a return with columns, filed once a year by whoever brings plastic packaging into the market.

## Who has to register

Producers, importers and brand owners. A shop that packs its own sweets in printed bags is a brand owner, and most of them do not know it.

## What a credit is

A registered recycler who has processed a tonne may issue a certificate for it. Buying the certificate meets the obligation. The tonne need not be yours, but it has to exist.

## The three columns

1. **Category.** Rigid, flexible and multilayered are separate targets. A pouch with a foil layer is not flexible.
2. **State.** Where it was sold, not where it was packed.
3. **Previous year.** The target follows the average of two years; a missing year makes it wrong in both directions.`,
  },
  {
    slug: 'a-recipe-for-rooftop-compost',
    title: 'A recipe for rooftop compost',
    picture: 'compost',
    author: 'kavya-hegde',
    categories: ['Waste Management'],
    excerpt:
      'Dry leaves, wet scraps and a lid that breathes. What to do when it smells, and when it does nothing at all.',
    at: '2026-10-02T03:30:00Z',
    content: `Two buckets of dry leaves to one bucket of kitchen scraps. Everything else is a correction of that sentence.

## When it smells

Too wet. Add leaves, turn it once, and leave the lid ajar for a day.

## When nothing happens

Too dry, or too small a heap. Add the water of one washed vessel, and fill the drum to half at least: a heap warms itself only when there is enough of it.`,
  },
  {
    slug: 'what-a-tanker-costs-in-may',
    title: 'What a tanker costs in May',
    picture: 'tanker',
    author: 'asha-raghunath',
    categories: ['Water Resources'],
    excerpt: 'Why a lorry of water costs ₹900 in March and ₹1,600 in May, street by street.',
    at: null,
    content: `In the second week of May we asked 212 households on nine streets one question: what did you pay for the last lorry of water, and how long did you wait? **The price follows the wait, not the distance.**

## Why the wait sets the price

Four borewells feed all nine streets. When two of them ran dry on 3 May, the lorries did not drive further. They queued.`,
  },
]
