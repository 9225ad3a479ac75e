import type { SubjectLessons } from '../base/content.ts'

export const economicsLabourLessons: SubjectLessons = {
  'what-a-tank-is-worth': {
    'A morning at the tank': `Before any rupee, sit down and look. What people *do* at a tank tells what it is worth to them, and most of it never passes through a shop.

India’s first Census of Water Bodies, published in 2023, found 24,24,540 of them, 97 percent in villages. Only one in six is called a tank:

\`\`\`figure
kind: shares
title: Six of ten water bodies are ponds; tanks are about one in six
unit: %
source: First Census of Water Bodies, Ministry of Jal Shakti, 2023
Kind | Share
Ponds | 59.5
Tanks | 15.7
Reservoirs | 12.1
Check dams and others | 9.3
Lakes | 0.9
Other | 2.5
\`\`\`

The census asks what each is used for: irrigation, drinking, fish, ground water, religion. It has one line for the whole tank. You have a morning.

**Sit from six to nine** at a place from which you see the bund and the water, and write one line for each person who comes: time, what they take, what they leave, how they came.

| Time | Who | Takes | Leaves |
| --- | --- | --- | --- |
| 6.10 | Two men, cast net | 3 kg of fish | Nothing |
| 6.25 | Woman, sickle | A headload of grass, 20 kg | Nothing |
| 6.40 | 35 buffaloes, one boy | Water | Dung, mud stirred up |
| 7.15 | Walkers, about 20 | Quiet | Two plastic cups |
| 7.50 | Dhobi family | Washing water | Soap |
| 8.30 | Priest | Water for the temple | Flowers |

**Four kinds of use**

- *Taken away:* fish, fodder, clay, water, reeds
- *Used on the spot:* bathing, washing, prayer, walking, play
- *Done by the tank for somebody far off:* water in wells half a kilometre away, cooler air, a flood held back
- *Kept:* for children, for birds, for a festival in March

The first has a price in the market. The second has a cost that one would otherwise pay. The third is invisible at seven in the morning. The fourth may be why the tank is still there.

*Worked example.* The grass: 14 women, 20 kg each, 150 mornings a year: 14 × 20 × 150 = 42,000 kg. Green fodder sells at ₹3 a kilogram in the next town. That is ₹1,26,000 a year, from a bund that the records call *unproductive*. It is not income: no money changes hands. It is what 14 households do not have to buy.

**Note rights as well as uses.** Some pay (the fishing contractor, ₹18,000 for a year). Some have a right by custom (the dhobis). Some are tolerated, and some are chased away when the committee comes. Write *pays, right, tolerated, chased* beside each line. A fence or a walking track changes this column first.

**Who is missing?** One morning shows one season. Ask each person: who comes in other months, or at night? Potters dig clay in April, and ducks come from November to March.

**Try this.** Make the table for one hour. Then hide the column “takes” and ask somebody who decides about the tank to fill it in from memory. Compare. What they forgot is what a plan would forget too.`,
    'Common property is not open access': `Open access means nobody can exclude anybody. Common property has a group, rules and watchers, even if none is written. Many tanks had both: sluice keepers, turns, fines. Ask who decides about fish, sluice and silt, who broke a rule last, and what happened. If nobody remembers a fine, it may have become open.`,
    'Use, option and existence value': `Use value is what people take or enjoy, directly or through recharge. Option value is keeping a use for later. Existence value is caring that it is there without ever using it. The first can often be counted, the second sometimes, the third rarely. Say which one each number belongs to, and do not add what was said for another.`,
    'Record every use from dawn to noon': {
      body: `Record every use from dawn to noon at two places: hour, what, quantity in people’s units, where they came from.`,
      bring: ['Tally sheet', 'Scale for some bundles', 'A partner at the second place'],
      checklist: ['Every half hour', 'Units weighed three times', 'Those who were sent away too'],
    },
    'Net of effort: the step most studies skip': `A kilogram of fish at ₹160 is not worth ₹160 to the village: nets, boat, licence and hours were needed. Value = price × quantity − costs, hours included at what they could earn otherwise. Without this step a value may be double. Where people have no other work that hour, say so and show both.`,
    'Seasonal quantities from short interviews': `Do not ask for kilograms in a year. Ask: in which months, how many days in such a month, how much on such a day? Multiply. Use a circle with twelve months and beans. Speak with ten people for each product, some of them small users. Give middle value and range.`,
    'Set up a product account for one year': {
      body: `Make an account for one product and one year: months, users, days, quantity, price, costs, net value, range.`,
      bring: ['Ten interviews', 'Prices of the market'],
      checklist: ['Costs deducted', 'Range given', 'Sum of months checked'],
    },
    'A simple tank water balance': `In: rain on the tank, runoff, sewage. Out: evaporation, seepage, sluice, overflow. On days without rain, inflow or sluice: fall of level − evaporation = seepage. In the dry season 5 to 7 mm a day evaporate. If the level falls 11 mm, some 5 mm seep: on ten hectares 500 cubic metres a day. Not all of it reaches wells.`,
    'Avoided pumping as a value': `If the tank lifts water in a well by 3 m, each cubic metre costs less to pump: 3 m × 2.725 Wh ÷ efficiency 0.4 = about 20 Wh. Small for one, more for a thousand; but power is free for many farmers, so the state saves, not they. Wells that need not be deepened count more. Say who saves.`,
    'When replacement cost may be used, and when not': `What would tanker water cost instead? That is a value only if three things hold: the substitute gives the same, it is the cheapest one, and people would truly buy it. Otherwise the number is large and means nothing. Check all three in a sentence each, or leave it out.`,
    'Measure water levels in five wells around the tank': {
      body: `Measure five wells at different distances, before pumping, on one morning, and again after a month. Draw level against distance.`,
      bring: ['Dip tape', 'Map', 'Permissions'],
      checklist: ['Same reference mark', 'Five wells, two dates', 'Pumping next door noted'],
    },
    'Travel cost from forty visitors': `Ask forty visitors where they come from, how, how long, how often, with how many. Cost of travel plus a share of time shows what a visit is worth at least. Those who live next door pay nothing and may value it most, so the method misses them. Do not count a trip whose aim was the temple.`,
    'Willingness to pay, ability to pay': `“How much would you pay to keep the tank?” measures purse as much as wish. A poor user who loses everything can name less than a rich one who jogs. Ask for hours of work as well as for rupees, or what one would have to be given to agree to its loss. Never use such a sum alone to compare groups.`,
    'Ritual, memory and the empty cell': `Immersions, weddings, a grandmother’s drowned village: put them in the table as a row with words and leave the cell for rupees empty. An empty cell says “cannot be priced”, a zero says “worth nothing”. Describe who, when, since when, and what would replace it. In a hearing this row is often the one that is quoted.`,
    'Four ways to count the same water twice': `Recharge and the crop that uses it. Fish and the fodder for fish. Flood storage and the same volume for irrigation. Price of land near the lake and visits by those who live there. Draw arrows from water to user; each arrow may be counted once, at its end or on its way. Strike out the rest in red.`,
    'Discount rates and grandchildren': `At 10 percent ₹100 in fifty years are worth less than one today; at 3 percent about 23. So the rate decides whether grandchildren count. Use at least two, say why, and show yearly values too, which need none. What can never be brought back should not be discounted at all; say it beside the table.`,
    'Fill the table, with its ranges': {
      body: `Fill the table: use, who, quantity, method, low, high, how sure. Add only what may be added and leave empty cells empty.`,
      bring: ['All accounts', 'Arrow drawing'],
      checklist: ['Low and high in every filled cell', 'Double counting struck out', 'Empty cells described'],
    },
    'A distribution table': `Break the total open: rows are uses, columns are groups: fishers, farmers below, women who cut fodder, walkers, owners of flats. Who gains from keeping, who from filling it? A larger total that goes to few can be a loss for many. This table is usually more useful than the sum.`,
    'Values, rights and what a court can use': `A court asks first for rights and duties, then for loss. The public trust doctrine says that the state holds such waters for the people; it does not need a price. Your table helps with compensation and with showing who is hurt. State method, dates, names of those who asked, and doubts. An honest range survives questioning.`,
    'Write a four-page statement': {
      body: `Write four pages: the tank and its users, the table, who gains and loses, what cannot be priced and why it matters. Sources at the end.`,
      bring: ['Table', 'Map', 'Two photographs'],
      checklist: ['Ranges throughout', 'Distribution before the sum', 'Read by two users'],
    },
  },
}
