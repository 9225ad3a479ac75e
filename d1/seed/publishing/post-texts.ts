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
  inKannada?: { title: string; excerpt: string; content: string }
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

\`\`\`figure
kind: bars
title: This society pays for 60 kW all year and never draws more than 34
unit: kW
source: Twelve bills of one common meter, rounded
Month | Highest demand
Apr | 33
May | 34
Jun | 31
Jul | 28
Aug | 27
Sep | 28
Oct | 29
Nov | 27
Dec | 26
Jan | 26
Feb | 28
Mar | 31
\`\`\`

At a fixed charge of ₹150 a kilowatt, the 20 kilowatts between 40 and 60 cost 20 × 150 × 12 = ₹36,000 a year. Nobody had to climb a roof for that.

## What the panels do for you

Panels produce at noon. Pumps, lifts and lights of the common areas run in the morning and the evening. What you produce and do not use goes to the grid, and what it earns you there is a number set by the state, not by the salesman.

1. Add up the units of the common meter for a year.
2. Note which of them fall between ten and four.
3. Size the system by the second number.

One kilowatt of panels makes about four units a day over the year in most of India, and needs some 10 square metres without shade. If your pumps can run at noon, move them before you buy: a timer costs ₹1,500 and turns evening units into noon units.

## Before the general body meets

Bring the bills, the demand, and one page with both sums: what a smaller load saves, and what the panels save after it. People vote for a page that they can check.

| Ask the installer | A good answer has |
| --- | --- |
| What will it make in a year? | Units, for this roof, with its shade |
| What happens after year five? | A price for cleaning and the inverter |
| Who applies for net metering? | A name and a date |`,
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

All three kitchens had one thing in common: the cook had been asked. In the first, ragi mudde moved from Monday to Thursday, because grinding the day before a holiday made no sense. In the second, jowar rotis were tried for a month and dropped; nobody can make two hundred rotis by half past twelve. They cook jowar as a kichadi now. In the third, bajra is a winter dish: flour turns bitter within two weeks in the heat, and in December it keeps.

## What it costs per plate

Millets cost more at the shop and less at the farm. The kitchen that buys from a group of eleven farmers pays about as much per plate as it paid for rice. The two that buy in the market pay a rupee more.

\`\`\`figure
kind: bars
title: Bought from the farm, a plate of ragi costs 20 paise more than one of rice
unit: ₹ a plate
source: Accounts of three school kitchens, grain and fuel, rounded
Kitchen | Rice | Millet
Farm group | 4.2 | 4.4
Market, town | 4.2 | 5.2
Market, village | 4.3 | 5.3
\`\`\`

- Ask who grows it within twenty kilometres.
- Agree on a price before sowing, not after harvest.
- Pay within the week. This matters more than the price.

## What the children said

They were asked with stones: one stone into the pot of the dish you want again. Out of 190 stones 88 went to kichadi, 61 to mudde and 41 to bajra roti with jaggery. Nobody was asked whether millets are healthy. The food tables answer that: 100 grams of ragi hold about 360 mg of calcium, and the same amount of polished rice less than 10.

| Dish | For 100 children | Time of two cooks |
| --- | --- | --- |
| Jowar kichadi | 6 kg grain, soaked overnight | 75 minutes |
| Ragi mudde | 7 kg flour | 50 minutes |
| Bajra roti | 7 kg flour | Too long for more than 60 children |

## If your school wants to begin

Begin with one day a week and one dish, for a month. Weigh what comes back on the plates each time and write it on the kitchen wall. In the second month let the cook change the dish. A kitchen that is told what to cook stops when the inspector does.`,
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

\`\`\`figure
kind: bars
title: The count halves and doubles: 640 birds in one year, 1,390 two years later
unit: birds
source: Our own counts, second Sunday of November
Year | Birds
2020 | 1180
2021 | 940
2022 | 640
2023 | 1120
2024 | 1390
2025 | 1010
\`\`\`

## The method

Four groups, four stretches of bank, from half past six to half past eight. Each group has one person who counts, one who writes and one who says nothing. The last one stops the other two from discussing while birds fly past.

A flock that is too large to count one by one is counted in tens: find what ten birds look like, and step across. Each group counts its largest flock three times and takes the middle. We write down what we did not see as well. A stretch without a single coot gets a zero and not a blank.

## What goes wrong

Fog, above all. In the third year we saw the far bank for twenty minutes. The number for that year is low, and it says something about fog.

A good observer joined us in the fourth year and we suddenly had eleven more species. They had been there before.

| Mistake | What it does | What we do now |
| --- | --- | --- |
| Fog | Fewer birds | Write the minutes of clear view; repeat within three days |
| New observer | More species | The old one counts too, for a year |
| Kite over the flock | Counted twice | Note the time and direction of every flight |
| Water 40 cm higher | Waders elsewhere | Read the gauge on the weir |

## How long is long enough

Numbers of many water birds double and halve between years for reasons that lie a thousand kilometres away. To see a decline of a third through that, you need something like fifteen years of the same method. We have nine to go.

Until then one Sunday is worth more when others count as well. The Asian Waterbird Census has asked for counts every January since 1987. Send yours, with its zeroes. A wetland that is counted the same way by the same kind of people for fifteen years has something that no clever method replaces.`,
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

If there is no shade, shield the probe with a folded sheet of white paper that does not touch it. In bare sun a probe measures itself. Count the people who wait, too. A hot place where nobody stands is no problem yet.

| Column | Write | Example |
| --- | --- | --- |
| Stop | Number and landmark | 4, clinic gate |
| Time | To the minute | 2.11 pm |
| Reading | After two minutes | 35.8 °C |
| Shade | Tree, awning, wall, none | Wall, 60 cm wide |
| People | Waiting now | 7 |

## A street in Kolkata, as an example

\`\`\`figure
kind: bars
title: On one street the stops differ by 3.4 °C within forty minutes
unit: °C
source: One walk in April, 2.00 to 2.40 pm, six of the twelve stops
Stop | Air in shade
Rain tree | 33.1
Two awnings | 34.0
Clinic gate | 35.8
Steel bus shelter | 36.2
School gate, none | 36.3
Crossing, none | 36.5
\`\`\`

The steel shelter surprised us. It gives shade and radiates like an iron, so those who wait stand beside it. The reading alone would not have told us; the column for people did.

## What the numbers are for

A difference of two degrees between two stops is not the climate; it is a tree or an awning. That is why it is worth writing down: somebody can plant the one, and hang the other, this year.

Repeat the walk from the other end on another day. The sun moves about 10 degrees in forty minutes and the air warms a little, so the last stops always look worse. The average of both directions takes that away.

Send the list to the ward office with a map. Ask for the three worst places only, each with a number of people and one thing that can be done for it. A list of forty wishes is filed; a list of three gets a visit.`,
    inKannada: {
      title: 'ಊಟದ ಬಿಡುವಿನಲ್ಲಿ ಮಾಡಬಹುದಾದ ನೆರಳಿನ ಲೆಕ್ಕ',
      excerpt: 'ಒಂದು ರಸ್ತೆ, ಒಂದು ಥರ್ಮಾಮೀಟರ್, ಹನ್ನೆರಡು ನಿಲ್ದಾಣ. ಏನು ಬರೆಯಬೇಕು, ಯಾವಾಗ, ಆಮೇಲೆ ಏನು ಮಾಡಬೇಕು.',
      content: `ಬೇಕಾಗಿರುವುದು ಒಂದು ರಸ್ತೆ, ಅಡುಗೆಮನೆಯ ಕಡ್ಡಿ ಥರ್ಮಾಮೀಟರ್ ಮತ್ತು ಮಧ್ಯಾಹ್ನ ಎರಡು ಗಂಟೆಯ ಹೊತ್ತಿಗೆ ನಲವತ್ತು ನಿಮಿಷ. ಕೊನೆಗೆ ನಿಮ್ಮ ಕೈಯಲ್ಲಿ ಒಂದು ಪಟ್ಟಿ ಇರುತ್ತದೆ: ಬಸ್ಸಿಗೆ ಕಾಯುವವರಿಗೆ ಎಲ್ಲೆಲ್ಲಿ ನೆರಳಿಲ್ಲ, ಅಲ್ಲಿ ಎಷ್ಟು ಬಿಸಿ.

## ಹನ್ನೆರಡು ನಿಲ್ದಾಣ

ರಸ್ತೆಯ ಒಂದೇ ಬದಿಯಲ್ಲಿ ನಡೆಯಿರಿ. ಜನ ಕಾಯುವ ಹನ್ನೆರಡು ಕಡೆ ನಿಲ್ಲಿ: ಬಸ್ ನಿಲ್ದಾಣ, ಶಾಲೆಯ ಗೇಟು, ತಳ್ಳುಗಾಡಿ, ಆಸ್ಪತ್ರೆ. ಪ್ರತಿ ಕಡೆ ಸಿಗುವ ನೆರಳಿನಲ್ಲಿ ಥರ್ಮಾಮೀಟರ್ ಅನ್ನು ಎದೆಯ ಎತ್ತರಕ್ಕೆ ಎರಡು ನಿಮಿಷ ಹಿಡಿಯಿರಿ. ಸಮಯ, ಅಳತೆ, ಮತ್ತು ನೆರಳು ಯಾವುದರದು ಎಂದು ಬರೆದುಕೊಳ್ಳಿ.

ನೆರಳೇ ಇಲ್ಲದಿದ್ದರೆ, ಮಡಚಿದ ಬಿಳಿ ಹಾಳೆಯನ್ನು ತಾಗದಂತೆ ಮೇಲೆ ಹಿಡಿಯಿರಿ. ನೇರ ಬಿಸಿಲಿನಲ್ಲಿ ಕಡ್ಡಿ ತನ್ನದೇ ಬಿಸಿಯನ್ನು ಅಳೆಯುತ್ತದೆ. ಕಾಯುತ್ತಿರುವ ಜನರನ್ನೂ ಎಣಿಸಿ. ಯಾರೂ ನಿಲ್ಲದ ಬಿಸಿ ಜಾಗ ಸದ್ಯಕ್ಕೆ ತೊಂದರೆಯಲ್ಲ.

| ಕಾಲಂ | ಏನು ಬರೆಯಬೇಕು | ಉದಾಹರಣೆ |
| --- | --- | --- |
| ನಿಲ್ದಾಣ | ಸಂಖ್ಯೆ, ಗುರುತು | 4, ಆಸ್ಪತ್ರೆಯ ಗೇಟು |
| ಸಮಯ | ನಿಮಿಷದವರೆಗೆ | ಮಧ್ಯಾಹ್ನ 2.11 |
| ಅಳತೆ | ಎರಡು ನಿಮಿಷದ ನಂತರ | 35.8 °C |
| ನೆರಳು | ಮರ, ಚಪ್ಪರ, ಗೋಡೆ, ಇಲ್ಲ | ಗೋಡೆ, 60 cm ಅಗಲ |
| ಜನ | ಈಗ ಕಾಯುತ್ತಿರುವವರು | 7 |

## ಉದಾಹರಣೆಗೆ, ಕೋಲ್ಕತ್ತದ ಒಂದು ರಸ್ತೆ

\`\`\`figure
kind: bars
title: ಒಂದೇ ರಸ್ತೆಯಲ್ಲಿ, ನಲವತ್ತು ನಿಮಿಷದಲ್ಲಿ, 3.4 °C ವ್ಯತ್ಯಾಸ
unit: °C
source: ಏಪ್ರಿಲ್‌ನ ಒಂದು ನಡಿಗೆ, ಮಧ್ಯಾಹ್ನ 2.00 ರಿಂದ 2.40, ಹನ್ನೆರಡರಲ್ಲಿ ಆರು ನಿಲ್ದಾಣ
ನಿಲ್ದಾಣ | ನೆರಳಿನ ಗಾಳಿ
ಮಳೆಮರ | 33.1
ಎರಡು ಚಪ್ಪರ | 34.0
ಆಸ್ಪತ್ರೆಯ ಗೇಟು | 35.8
ಸ್ಟೀಲ್ ಬಸ್ ನಿಲ್ದಾಣ | 36.2
ಶಾಲೆಯ ಗೇಟು, ನೆರಳಿಲ್ಲ | 36.3
ರಸ್ತೆ ದಾಟುವಲ್ಲಿ, ನೆರಳಿಲ್ಲ | 36.5
\`\`\`

ಸ್ಟೀಲ್ ನಿಲ್ದಾಣ ನಮಗೆ ಆಶ್ಚರ್ಯ ತಂದಿತು. ಅದು ನೆರಳು ಕೊಡುತ್ತದೆ, ಆದರೆ ಇಸ್ತ್ರಿಪೆಟ್ಟಿಗೆಯಂತೆ ಬಿಸಿ ಉಗುಳುತ್ತದೆ. ಹಾಗಾಗಿ ಜನ ಅದರ ಪಕ್ಕದಲ್ಲಿ ನಿಲ್ಲುತ್ತಾರೆ. ಅಳತೆಯೊಂದೇ ಇದನ್ನು ಹೇಳುತ್ತಿರಲಿಲ್ಲ; ಜನರ ಕಾಲಂ ಹೇಳಿತು.

## ಈ ಸಂಖ್ಯೆಗಳು ಯಾತಕ್ಕೆ

ಎರಡು ನಿಲ್ದಾಣಗಳ ನಡುವೆ ಎರಡು ಡಿಗ್ರಿ ವ್ಯತ್ಯಾಸ ಹವಾಮಾನದಿಂದ ಬಂದದ್ದಲ್ಲ; ಒಂದು ಮರದಿಂದ ಅಥವಾ ಚಪ್ಪರದಿಂದ ಬಂದದ್ದು. ಬರೆದಿಡುವುದು ಅದಕ್ಕೇ: ಈ ವರ್ಷವೇ ಯಾರಾದರೂ ಮರ ನೆಡಬಹುದು, ಚಪ್ಪರ ಹಾಕಬಹುದು.

ಇನ್ನೊಂದು ದಿನ ಇನ್ನೊಂದು ತುದಿಯಿಂದ ನಡೆಯಿರಿ. ನಲವತ್ತು ನಿಮಿಷದಲ್ಲಿ ಸೂರ್ಯ ಸುಮಾರು 10 ಡಿಗ್ರಿ ಸರಿಯುತ್ತಾನೆ, ಗಾಳಿಯೂ ಸ್ವಲ್ಪ ಬಿಸಿಯಾಗುತ್ತದೆ. ಹಾಗಾಗಿ ಕೊನೆಯ ನಿಲ್ದಾಣಗಳು ಯಾವಾಗಲೂ ಹೆಚ್ಚು ಬಿಸಿ ಎನಿಸುತ್ತವೆ. ಎರಡೂ ದಿಕ್ಕಿನ ಸರಾಸರಿ ಇದನ್ನು ಸರಿಮಾಡುತ್ತದೆ.

ಪಟ್ಟಿಯನ್ನು ನಕ್ಷೆಯೊಂದಿಗೆ ವಾರ್ಡ್ ಕಚೇರಿಗೆ ಕಳಿಸಿ. ಅತಿ ಬಿಸಿಯಾದ ಮೂರು ಜಾಗಗಳನ್ನು ಮಾತ್ರ ಕೇಳಿ: ಪ್ರತಿಯೊಂದಕ್ಕೂ ಎಷ್ಟು ಜನ ಕಾಯುತ್ತಾರೆ, ಅಲ್ಲಿ ಏನು ಮಾಡಬಹುದು. ನಲವತ್ತು ಬೇಡಿಕೆಗಳ ಪಟ್ಟಿ ಕಡತಕ್ಕೆ ಹೋಗುತ್ತದೆ; ಮೂರರ ಪಟ್ಟಿಗೆ ಅಧಿಕಾರಿ ಬಂದು ನೋಡುತ್ತಾರೆ.`,
    },
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

Producers, importers and brand owners, and those who process the waste. A shop that packs its own sweets in printed bags is a brand owner, and most of them do not know it. Brand owners that are micro or small enterprises are left out of the targets, so look at your MSME certificate before you hire anybody.

| You | Are | Because |
| --- | --- | --- |
| Sell snacks under your name, packed by another | Brand owner | Your name is on it |
| Print and sell film | Producer | You make the packaging |
| Bring in toys in blister packs | Importer | The plastic enters with them |
| Turn bags into granules | Processor | You issue the credits |

## What a credit is

A registered recycler who has processed a tonne may issue a certificate for it. Buying the certificate meets the obligation. The tonne need not be yours, but it has to exist. In 2023 the Central Pollution Control Board found several lakh false certificates and cancelled them. Ask for the recycler’s number and yearly capacity: a plant of 2,000 tonnes cannot sell certificates for 5,000.

## How much has to be recycled

\`\`\`figure
kind: bars
title: The part of the target that must be recycled rises by ten points a year
unit: % of the target
source: EPR guidelines for plastic packaging, 16 February 2022
Year | Rigid | Flexible
2024–25 | 50 | 30
2025–26 | 60 | 40
2026–27 | 70 | 50
2027–28 | 80 | 60
\`\`\`

## The three columns

1. **Category.** Rigid, flexible and multilayered are separate targets. A pouch with a foil layer is not flexible.
2. **State.** Where it was sold, not where it was packed.
3. **Previous year.** The target follows the average of two years; a missing year makes it wrong in both directions.

*An example.* A spice maker sold 18 tonnes of pouches in 2024–25 and 22 in 2025–26. Its target for 2026–27 is the average, 20 tonnes. In the first draft it had left 2024–25 empty, and the portal took (0 + 22) ÷ 2 = 11. The difference of nine tonnes came back a year later, with a letter.

## Before you press submit

Put three papers beside the return: purchase bills of packaging by category, sales by state, and the recycler’s registration. If one of the three is missing, file later in the week and not sooner. Save every screen as a file. The portal keeps the numbers, and you keep the reasons.`,
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

## What you need

- A drum of 100 to 200 litres with holes of 1 cm, every 15 cm, and a tray below
- A sack of dry leaves, which the street gives away from January to March
- Two handfuls of old compost or garden soil to begin with
- A stick, and a lid that keeps rain out and lets air in

A family of four makes about a kilogram of scraps a day. Such a drum takes them for six to eight weeks.

## Day by day

1. Begin with 10 cm of twigs, so that water can leave.
2. Each evening add the scraps, chopped to the size of a thumb, and cover them with double their volume of leaves.
3. Stir the top third once a week with the stick.
4. When the drum is full, close it for five weeks and begin a second.

\`\`\`figure
kind: line
title: A full drum heats up within days and is as cool as the air after six weeks
unit: °C
source: Typical values for a drum of 200 litres, rounded
Day | Inside
0 | 28
3 | 46
7 | 54
14 | 49
21 | 42
28 | 36
35 | 32
42 | 29
\`\`\`

## When it smells

Too wet. Add leaves, turn it once, and leave the lid ajar for a day.

## When nothing happens

Too dry, or too small a heap. Add the water of one washed vessel, and fill the drum to half at least: a heap warms itself only when there is enough of it.

| What you see | What it means | What to do |
| --- | --- | --- |
| Smell of ammonia | Too many scraps | Two buckets of leaves, stir |
| Smell of rotten egg | No air | Turn, open the holes |
| Ants | Dry | Half a bucket of water |
| Small flies | Scraps lie open | Cover with 5 cm of leaves |
| White threads | Fungus at work | Nothing: it is a good sign |

## What stays out

Cooked meat and fish, much oil, plastic-coated cups, sanitary waste, glossy paper. Egg shells and lemon peel may go in; they only take their time.

## When it is ready

It is dark, smells like a forest floor, and a closed handful leaves the palm clean. Two drums give about 15 kilograms every two months. Mix one part with three of soil. If cress or mustard sprouts in it within five days, roots will like it too.`,
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

Four borewells feed all nine streets. When two of them ran dry on 3 May, the lorries did not drive further. They queued.

\`\`\`figure
kind: bars
title: A lorry costs ₹900 after half a day and ₹1,600 after three days of waiting
unit: ₹ a lorry
source: Our survey of 212 households, second week of May
Days of waiting | Price
½ | 900
1 | 1050
2 | 1350
3 | 1600
\`\`\`

Street by street the distance to the borewell explains almost nothing. The nearest street, 600 metres away, paid ₹1,500. The farthest, 3.1 kilometres away, paid ₹1,100, because a resident there books for the whole month in April.

## What a litre costs

A lorry brings about 6,000 litres. At ₹900 a litre costs 15 paise, at ₹1,600 nearly 27. A family of four that uses 400 litres a day needs two lorries in a month, so in May it pays ₹3,200.

| Source | 1,000 litres |
| --- | --- |
| City supply, lowest slab | ₹7 |
| Lorry in March | ₹150 |
| Lorry in May | ₹267 |
| Can of 20 litres at ₹35 | ₹1,750 |

## Who pays most

Not the large houses. They have sumps of 20,000 litres and buy early. The highest prices were paid by 31 households without a sump, who buy by the drum: ₹60 for 200 litres, which is ₹300 for 1,000.

## What can be done before next May

1. **Book together.** Twelve houses that order in March for May paid ₹1,050 throughout.
2. **Read the borewell.** Ask the owner for the level once a month. When it falls faster than last year, order earlier.
3. **Store the first rain.** A roof of 100 square metres brings 2,000 litres from a shower of 20 mm. In May there are two or three of these.

## What we do not know

We asked only people who got water. Those who gave up are not in the table. Nor did we ask the drivers, who may know better than anybody where the hours go. We will ask them in December, when they are less busy.`,
  },
]
