import type { SubjectLessons } from '../base/content.ts'

export const conservationLessons: SubjectLessons = {
  'clearing-lantana': {
    'A garden shrub that crossed a continent': `*Lantana camara* came from tropical America. Dutch gardeners bred it in the seventeenth century, and British ones brought it to Calcutta in the first years of the nineteenth. It was pretty, it needed no care, and cattle left it alone. Those are exactly the traits of a good invader.

| Sign | Lantana | Not lantana |
| --- | --- | --- |
| Stem | Four-sided, with small hooked prickles | Round and smooth |
| Leaves | In pairs, rough, toothed edge | One by one, or smooth |
| Smell, crushed | Sharp, stays on the fingers | Faint |
| Flowers | Small heads that turn from yellow to pink or orange | One colour |
| Berries | Green, then black, in clusters | Red, or single |

**How far it has come.** A study of India’s tiger forests, published in 2020 in *Global Ecology and Conservation*, estimated about 1,54,000 km², more than 40 percent of those forests. That is more than the whole of Tamil Nadu (1,30,000 km²). The IUCN’s specialist group lists it among the 100 of the world’s worst invasive species.

**Why grass loses.** Grass needs light. Under a closed thicket of lantana little is left of it:

\`\`\`figure
kind: bars
title: At noon, grass under a thicket gets a twentieth of the light outside
unit: % of full sunlight
source: Typical values, rounded for practice
Place | Light
Open slope | 100
Under scattered trees | 50
Edge of a thicket | 25
Inside a thicket | 5
\`\`\`

**What else it does**

- *Poison.* Its leaves hold lantadenes, which harm the liver of cattle, sheep and buffaloes. A hungry animal that is new to the place is most at risk.
- *Fire.* Dry twigs from the ground to the height of a person make a ladder: a fire in grass becomes a fire in trees.
- *Return.* A cut stump sprouts within weeks. Cutting alone gives a thicker bush.

**And what it gives.** It is not only a villain. Bulbuls eat the berries, butterflies drink, quails hide. People use the stems for baskets, furniture and firewood. A plan that forgets them fails in the second year, when nobody comes to weed.

*Worked example.* A slope of 4 ha near Biligiri has 60 percent of its ground under lantana: 2.4 ha. Twelve people clear about 0.05 ha each in a day, 0.6 ha together, so four days. Then the sprouts come. Each of the next two years takes half of that work again, 24 + 24 person-days, after the first 48. Whoever budgets 48 gets lantana back; the honest figure is 96.

**The question is not “how do we remove it?”** It is “what shall stand here instead, and who looks after it?” Grass is one answer. In this course it is ours.

**Try this.** Crush a leaf: the smell is its signature. Then sit five metres away from a thicket for twenty minutes and write down who comes, what each does, and which of them would also use grass.`,
    'Birds, cattle, fire, roads: how it travels': `Bulbuls and mynas eat its berries and drop seeds below perches; cattle and deer carry them along paths; roads bring light and disturbed soil. After fire it sprouts from its base faster than grass. So it stands in lines: under trees, fences, wires, along tracks. Map the lines first; they show where it will come back from.`,
    'What nests and feeds in it now': `Bulbuls, babblers and prinias nest in it; hares and quails hide; butterflies drink. In a bare landscape it may be the only cover left. Clearing everything at once makes these homeless. So walk the plot early on three mornings between March and July and mark nests and alarm calls. Those clumps stay until the young have left.`,
    'Map the clumps on one slope': {
      body: `Draw one slope and mark lantana in three classes: single, patch, thicket. Mark paths, water, trees, nests and who uses it for what.`,
      bring: ['Sketch map', 'Two coloured pencils', 'Binoculars'],
      checklist: ['Three classes', 'Nests marked', 'Users named'],
    },
    'Work in strips and leave refuges': `Clear strips of 5 to 10 m along the contour and leave as much standing between them until grass has come. Begin at the edge, with single plants, not in the heart of the thicket: that gains most ground for least work and stops its spread. Never clear more than you can weed for two years. That number, not enthusiasm, sets the area.`,
    'Season: when soil is soft and nests are few': `Roots come out best when the soil is soft, in the first weeks of rain or soon after. Most nesting is over by August in much of the peninsula; local birds decide. Seeds ripen several times a year, so cut before berries turn black. The dry season is for mapping, baskets and seed collecting. Make a wheel of twelve months and put each task in it.`,
    'Neighbours, graziers and firewood collectors': `Ask who takes firewood, grazes, walks or hides there before the first cut. Lantana is fuel for poor houses, and a fence for farmers. Agree where wood will be stacked, which paths stay open and when grazing pauses on sown strips, for how long, and what is given instead. A broken fence is often an answer to a question that nobody asked.`,
    'Lay out a plot and three photo points': {
      body: `Lay out a plot of 20 × 20 m with strips and a control that stays as it is. Drive in three pegs for photographs and write direction and height of the camera.`,
      bring: ['Rope, pegs', 'Compass', 'Camera'],
      checklist: ['Control marked', 'Three photo points described', 'First photographs taken'],
    },
    'Cutting below the collar, step by step': `Cut branches to see the base. Find the collar where stem becomes root, dig it free to about 5 to 10 cm, and cut the main root *below* it with mattock or pick. Lift the whole rootstock, turn it upside down with roots in the air, and firm the soil back. Cutting above the collar is pruning: ten shoots will thank you.`,
    'Thorns, snakes, heat and hand tools': `Long sleeves, leather gloves, boots, goggles. Beat the clump with a pole and wait: snakes leave if they can. Work three metres apart; a mattock swings wide. Start at six, stop by ten in the hot months, water every twenty minutes. Sharp tools need less force. Know the way to the nearest hospital with antivenom, and never tie or cut a bite.`,
    'Clear one strip': {
      body: `Clear one strip of 5 × 20 m by the method of the lesson before. Stack the wood at the agreed place, roots up. Count rootstocks and hours.`,
      bring: ['Mattocks, billhooks', 'Gloves, boots, goggles', 'First-aid box', 'Water'],
      checklist: ['Cut below the collar', 'Rootstocks turned', 'Soil firmed', 'Hours written down'],
    },
    'Using the wood: baskets, furniture, fences': `Straight stems, boiled and peeled, replace cane in baskets and furniture; communities in several states earn from it. Thicker ones make fences and fuel. Use only plants without ripe berries, or burn these at the spot. Work out honestly what a day earns. A craft that depends on lantana may want it to stay: say so and plan for it.`,
    'Grasses that hold a slope': `Native grasses come first: they root within weeks, feed cattle and let tree seedlings through. On Deccan slopes look for *Heteropogon*, *Dichanthium*, *Cymbopogon* and *Themeda* in places that were never ploughed. Avoid exotic fodder grasses on wild land; some become the next problem. Learn three by their seed heads. A slope with grass does not need trees everywhere.`,
    'Collecting and sowing local seed': `Collect when seeds fall into the hand, from many plants, taking at most a fifth. Dry in shade, store in paper, label with place and date. Sow at the first good rain, raked in shallowly, in lines along the contour, mixed with dry soil so that it spreads evenly; some 5 to 10 kg for each hectare of clean seed. Cover thinly with cut lantana leaves gone dry.`,
    'When to plant nothing': `Where grass and seedlings are within twenty metres, and soil is not bare, wait one rain before you plant anything. Much comes by itself under perches of birds. Do not plant trees into natural grassland: it is not a forest that lacks trees. Plant only what is missing and cannot come, and then what grew here. The cheapest restoration is weeding and patience.`,
    'Sow one strip and leave one as a control': {
      body: `Sow one strip and leave the next cleared but unsown. Mark both. If the unsown one is as green after one season, you have saved yourself work for ever.`,
      bring: ['Seed mix, weighed', 'Rake', 'Markers'],
      checklist: ['Weight and species noted', 'Both strips treated alike otherwise', 'Grazing pause agreed'],
    },
    'Quadrats: cover, count, height': `Throwing a frame is not random. Use a list of random steps instead and lay a square of 1 m. In it estimate cover of grass, lantana, other, bare, in tenths; count lantana seedlings and tree seedlings; measure the tallest grass. Ten frames for each strip. Two people estimate separately, then compare: that is your error.`,
    'A visiting calendar from the first rain': `Lantana seeds lie in the soil for years. So the calendar: every three weeks during the first rains, when seedlings come out with two fingers; every two months in the first dry season; three times in the second year; twice in the third. Miss the first two visits, and you may as well not have cut. Put names beside dates.`,
    'Take your baseline': {
      body: `Take ten quadrats in the cleared strip, ten in the control, and three photographs. Enter them in a table that has empty columns for the next three visits.`,
      bring: ['1 m frame', 'List of random steps', 'Form', 'Camera'],
      checklist: ['Twenty quadrats', 'Two estimators', 'Next visit with a name'],
    },
  },
}
