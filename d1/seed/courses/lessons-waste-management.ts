import type { SubjectLessons } from '../base/content.ts'

export const wasteManagementLessons: SubjectLessons = {
  'compost-that-works': {
    'What rots, who does it and what they breathe': `A heap is a herd of very small animals, and you are its keeper. They need four things: food, water, air and company.

**Who is at work.** Bacteria begin with sugar and starch and make the heap warm within two days. Fungi take over what is woody. Later come mites, millipedes, beetles and worms, which cut and mix.

**What they eat.** Wet waste is rich in nitrogen: peels, leftovers, fresh leaves, dung. Dry waste is rich in carbon: dry leaves, straw, sawdust, torn cardboard. They need both, as you need dal and rice.

**What they breathe.** The ones you want need oxygen. When air runs out, others take over that work without it, and these make the smell of bad eggs and vinegar. A stinking heap is not dirty; it is suffocating.

**What they drink.** A film of water on every piece. Too little, and everything sleeps; too much, and the pores fill and air is gone.

So a keeper has only three tools: add dry matter, add water, or let in air. Every fault in this course is mended by one of them.

Before you begin, find your dry matter. A household makes about a bucket of wet waste in four days, and needs as much or more of dry leaves. Who sweeps them, and where do they go now?`,
    'Carbon and nitrogen, measured in buckets': {
      isPreview: true,
      body: `Books ask for a carbon-to-nitrogen ratio of about 30 to 1. Nobody weighs that in a kitchen. Buckets do.

| Material | Roughly C : N | Counts as |
| --- | --- | --- |
| Vegetable peels | 15–20 | Wet |
| Cooked rice and rotis | 15–20 | Wet |
| Fresh grass, green leaves | 15–25 | Wet |
| Cow dung | 20 | Wet |
| Dry leaves | 40–60 | Dry |
| Straw | 80 | Dry |
| Cardboard | 200 or more | Dry, in small pieces |
| Sawdust | 300 or more | Dry, a handful only |

**The rule:** for each bucket of kitchen waste one to one and a half buckets of dry leaves, loosely filled. With sawdust a third of a bucket is enough, because it is denser and far richer in carbon.

Two checks tell you whether you are right:

- After three days the middle should be warm. Cold and dry-looking: too much dry matter, or too little water.
- It should smell like a forest floor. Ammonia, the sharp smell of a stable: too much wet matter. Add leaves.

You need not be exact. The heap forgives half a bucket either way; it does not forgive a week without any dry matter.

Cut large pieces to the size of a thumb. A whole cabbage stalk rots too, but next year.`,
    },
    'What stays out, and where it goes instead': `Nearly everything that once lived can rot. Some things should not rot in *your* heap.

**Leave out always**

- Plastic of any kind, also “compostable” bags: most need the heat of an industrial plant.
- Sanitary waste, nappies, bandages: wrap, mark and hand to the collector as sanitary waste.
- Medicines, batteries, bulbs, paint: domestic hazardous waste.
- Dog and cat droppings: parasites survive a small heap.
- Treated wood and coloured glossy paper.

**Leave out at first, allow later**

- Meat, fish, bones and much oil: they smell and bring rats. A hot, well-run heap of more than a cubic metre takes small amounts in its middle.
- Diseased plants and seeding weeds: only a heap that reached 55 °C for three days kills them.
- Coconut shells, mango stones: they do no harm and come out as they went in. Use them as drainage at the bottom.

**Welcome, though many doubt it:** citrus peel, onion skins, tea and coffee grounds, eggshells (crushed), hair, paper napkins without colour, ash by the handful.

Put a list of six pictures above the kitchen bin: three in, three out. Long lists are not read while cooking. And agree who is to ask when in doubt.`,
    'Build your first heap': {
      body: `Today you make a heap of at least 60 litres; a smaller one loses its warmth. A drum or crate with holes, a bin of bricks with gaps, or a pile under a sheet all work.

1. Choose a place in shade on bare ground or with a tray below.
2. Lay 10 cm of twigs or coconut shells, so that air enters from below.
3. Add a bucket of dry leaves.
4. Add a bucket of wet waste, cut to thumb size.
5. Sprinkle a spade of finished compost, garden soil or buttermilk water: this brings the first microbes. It is help, not magic.
6. Mix the two layers by hand or fork, moisten as you go, and cover with a hand’s width of dry leaves.
7. Repeat until it is full, or as waste comes.

The last layer is always dry. That one rule prevents most flies. Write the date on the container and take its temperature, if you have a thermometer, tomorrow at the same hour.`,
      bring: [
        'Container of 60 litres or more, with holes',
        'Two buckets of dry leaves for each of wet waste',
        'Twigs',
        'A spade of soil or compost',
        'Water',
        'Gloves',
      ],
      checklist: [
        'Air can enter from below',
        'Wet and dry mixed, not only layered',
        'As damp as a wrung cloth',
        'Covered with dry leaves',
        'Date written on it',
      ],
    },
    'The squeeze test': `One second with your hand says more than any meter. Take a handful from the middle, not from the top, and squeeze it hard.

| What happens | What it means | What to do |
| --- | --- | --- |
| Water runs between the fingers | Far too wet | Add dry leaves, turn, leave the lid off |
| A few drops appear | Right: as a wrung cloth | Nothing |
| It holds its shape, no drop | A little dry | Sprinkle when you turn |
| It crumbles like biscuit | Too dry: asleep | Water in three rounds, turn between them |

A dry heap sheds water as an oiled pan does. Pouring a bucket over it wets only the edge and runs out below. Make holes with a stick, pour slowly, wait ten minutes, pour again.

In the monsoon cover the top and leave the sides open: rain makes more heaps fail than drought. In April check twice a week.

Wear a glove if you have cuts on your hands, and wash afterwards. Do the test at the same time as you add waste, so that it becomes a habit: *open, squeeze, add, cover*. It takes a minute, and it is the only test you will still be doing after a year.`,
    'Hot, warm, cold: what a thermometer adds': `A long kitchen or soil thermometer, pushed into the middle, shows what the microbes are doing.

**The usual course of a well-made heap of half a cubic metre or more:**

| Days | In the middle | What is going on |
| --- | --- | --- |
| 1–3 | Rises to 50–65 °C | Bacteria eat sugar and starch |
| 4–14 | Stays above 45 °C | Most of the volume disappears |
| After each turning | Drops, rises again, a little less | New food and air |
| From week 4 | Below 40 °C | Fungi and small animals move in |
| From week 7 | As the air around | Curing |

Seeds of weeds and most germs die when every part has had **55 °C for three days**. That is why heaps are turned: the outside must get its turn in the middle.

A balcony crate seldom gets hot. It still works, only slower, and it will not kill seeds. Do not add seeding weeds to it.

**Above 70 °C** the helpers themselves die and the heap goes grey and dusty inside: turn it and add water.

**No rise at all after three days:** the heap is too small, too dry or has too little wet matter. Do the squeeze test, then add a bucket of peels or some dung, mix and cover.

Write the temperature and the date on the lid in pencil. Five numbers in a row tell more than a good memory.`,
    'Smell, flies, ants, leachate: a fault chart': `Find what you notice, do the first thing, wait three days.

| You notice | Because | First do this |
| --- | --- | --- |
| Rotten eggs, vinegar | No air | Turn, add twigs or leaves |
| Ammonia, a stable | Too much wet matter | Mix in dry leaves, a third of the volume |
| Clouds of tiny flies | Bare fruit on top | Bury fresh waste, cover with a hand of leaves |
| Fat white maggots that later turn grey | Black soldier fly larvae: harmless, they eat fast | Leave them; add dry matter if they disturb you |
| Ants in columns | Too dry | Water and turn |
| Brown liquid below | Too wet | Raise the container, add dry matter, pour the liquid back |
| Rats | Cooked food, bread, a hole | Fine steel mesh below, bury in the middle |
| White threads, grey dust | Fungi: good | Nothing; water if it is dusty |
| Nothing happens | Dry, small or only leaves | Squeeze test, then water or wet waste |

**Leachate** is not a fertilizer but sewage: it may hold germs. Do not spray it on vegetables. Put it back on the heap.

Neighbours smell with their eyes. A lid, a swept floor and a full bin of dry leaves beside it do more for peace than any powder. Powders, cultures and enzymes from shops are rarely needed where dry matter and air are right.`,
    'Turn the heap and log five days': {
      body: `For five days look after one heap and write down what you find. Turn it on the first day, so that all five belong together.

**Turning:** empty the container on a sheet, break lumps, moisten dry parts, mix outside with inside and fill it again, without pressing. Twigs at the bottom stay there.

**Each day** at the same hour note: temperature in the middle, result of the squeeze test, smell in one word, what you added in buckets of wet and of dry, and one thing you saw.

On the fifth day draw the temperatures as a line. Did it rise after turning? If it rose and fell within two days, the heap has eaten its wet matter; add some. If it never rose, look at the fault chart.

Answer in two sentences: what did the heap lack, and how did you notice?`,
      bring: [
        'A running heap of at least a week',
        'Fork or gloved hands',
        'Sheet',
        'Thermometer',
        'Log with five lines',
      ],
      checklist: [
        'Turned once, outside to inside',
        'Five readings at the same hour',
        'Wet and dry buckets counted',
        'Line drawn, two sentences written',
      ],
    },
    'When is it done?': `Compost is done when it no longer asks for anything. Four signs, all needed:

1. **It stays cool.** Turned and moist, it does not warm up again within three days.
2. **It smells of soil**, of forest after rain; not of ammonia, not sour.
3. **You cannot tell what it was**, but for eggshell, stalks and stones.
4. **It has shrunk** to about a third.

That is usually after eight to ten weeks for a heap that was turned every week, and four to six months for one that was left alone.

Then it needs **curing**: four weeks in a sack or a covered pile, damp, with air. During this time acids that harm roots are broken down. Compost that is used too early robs plants of nitrogen and may burn seedlings.

**The bag test.** Fill a clear bag with damp compost, close it, leave it three days in shade. Open it and smell. Sour or sulphurous: it is not done. Earthy: go on to the seed test.

Sieve it through a mesh of about 10 mm. What stays above goes into the next heap as starter. What falls through is yours. Do not throw away the coarse part; it is full of the very microbes for which shops charge money.`,
    'Germination test with twenty methi seeds': {
      body: `Seeds are honest judges. Methi germinates in three days and reacts to acids and salt.

1. Mix compost and ordinary garden soil half and half; fill one bowl. Fill a second one with the soil alone.
2. Sow twenty methi seeds in each, half a centimetre deep, and water both alike.
3. Keep them side by side in bright shade and damp.
4. Count on days three, five and seven how many have come up. On day seven measure the ten tallest.

| Result on day 7, compared with soil alone | Verdict |
| --- | --- |
| As many or more, as tall or taller | Ready |
| At least 80 % as many, shorter | Cure four weeks more |
| Fewer than 80 %, or brown root tips | Not done: back to the heap |

If *both* bowls do badly, it was the seeds or the water. Repeat with fresh seed before you blame the compost.`,
      bring: ['Two equal bowls with holes', 'Forty methi seeds from one packet', 'Compost and garden soil', 'Ruler'],
      checklist: [
        'Same soil, water and light for both',
        'Counted on three days',
        'Ten seedlings measured',
        'Verdict written on the batch',
      ],
    },
    'How much to use in pots, beds and tree pits': `Compost feeds slowly and holds water. More is not always better: pure compost packs down, and its salts can harm roots.

| Where | How much | How |
| --- | --- | --- |
| Pots, new | One part in three or four | Mix with soil and sand or coco peat |
| Pots, standing | A handful every two months | On top, scratched in |
| Vegetable bed | 2–3 cm a season, 20–30 litres/m² | Into the top 10 cm |
| Lawn | Half a centimetre | Sieved, brushed in |
| Young tree | One bucket a year | In a ring below the edge of the crown, not at the trunk |
| Seed tray | One part in five, well cured | Sieved fine |

Always leave a hand’s width free around a stem; damp compost against bark invites rot.

It is no complete fertilizer. Typical home compost has about one percent nitrogen, half as much phosphorus, and the same of potassium. Hungry plants such as tomatoes want dung, oil cake or green manure as well.

What to do with a surplus: exchange it for dry leaves. Gardeners have leaves and want compost; you have the reverse. Offer the sweepers the first bag; they carry the part of the work that nobody sees.`,
    'Three bays and a shredder, or no shredder': `A ward or campus needs three bays, each about 1.2 m in every direction: one filling, one working, one curing. Every three to four weeks the contents move one bay on, and this moving is the turning.

**How large?** One tonne of mixed leaves and kitchen waste takes about two to three cubic metres at first and shrinks to one. A canteen with 50 kg of wet waste a day fills a bay of 1.7 m³ in roughly two to three weeks with its dry matter. Count with four weeks and add a fourth bay for the monsoon.

**Build** with bricks and gaps, or steel mesh on posts; the front from boards that slide out. A concrete floor with a fall to a small pit catches leachate. A roof is worth its price in the first July.

**A shredder?** It makes branches into mulch and speeds things up. It also costs, breaks, is loud and injures. Ask first:

- How many hours a week would it run?
- Who may use it, with which training, goggles and gloves?
- Who repairs it, and how soon?

Under an hour a day a chaff cutter or a man with a billhook does the work. Many good yards run without any machine: branches go to a separate pile, and the rest rots whole.`,
    'The leaf bank: a year of dry matter': `Leaves fall in two months, and kitchen waste comes in twelve. A leaf bank bridges this: a cage of mesh, filled in February and March, from which you take a bucket a day until next winter.

**How much to store.** Wet waste in litres a day × 1.2 × 300 days. A canteen with 100 litres of wet waste a day uses about 36,000 litres: 36 m³ loosely filled. Leaves settle to a third when trodden and rained on, so a cage of 12 to 15 m³ may hold it. A household needs four or five sacks.

**How to keep it.** A cage of weld mesh, 1.5 m wide, in shade. Off the ground, covered above, open at the sides. Wet leaves at the bottom turn into leaf mould in a year; take it out for seed trays.

**Fire.** A dry leaf bank burns. Keep it 5 m from buildings and wires, no smoking, a water tap or drum within reach, and never light a lamp beside it.

**Where leaves come from.** Sweepers and gardeners burn or dump them because nobody takes them. Ask them to leave sacks at your gate, and pay for the extra carrying. Leaves of neem, rain tree and mango all rot; tough ones like eucalyptus and rubber fig take longer and want shredding or patience.`,
    'Pay, gloves, shade: working conditions at the yard': `A yard runs on people. If their work is bad, nothing else in this course matters.

**Pay** at least the minimum wage for the state’s category, by bank, with payslip, provident fund and ESI where they apply. Compost that is sold should pay a bonus to those who made it, not replace wages.

**Protect**

- Boots, two pairs of gloves, mask against dust when sieving, goggles at the shredder.
- Tetanus vaccination, and hepatitis B for who sorts mixed waste; first-aid box in reach.
- Forks and barrows of the right height; loads under 20 kg by hand.

**Provide** shade, drinking water, a clean toilet, a place to wash with soap and change, lockers. Two breaks, and no turning of hot heaps between noon and three in summer.

**Respect.** A rota with names and days off, made with those on it. Holidays covered by others, so that nobody comes back to ten days of waste. A board with the name of who runs the yard: people bring better waste to somebody they know.

Spores of mould from dusty heaps can harm lungs. Damp the heap before turning and stand with the wind behind you. Anyone with asthma should sieve outdoors or not at all.

Ask once a month: what was the hardest hour? Mend that first.`,
    'Visit a composting yard and sketch its flow': {
      body: `Visit a yard that handles at least 50 kg a day: a campus, an apartment block, a ward centre, a market. Ask for an hour with whoever runs it, not only with whoever owns it.

Draw the path of the waste as a plan, from the gate to the sack, with an arrow for each time that somebody lifts it. Every lift costs money and backs.

Ask and write down: kilograms in a day and how they know; where dry matter comes from; weeks until it is done; what it smells like in July; what happens in holidays; where the compost goes and what it earns; who works there and since when.

Then mark on your drawing: the two lifts that could be spared, the place where water stands, and one thing that you will copy.`,
      bring: ['Paper on a board', 'Thermometer', 'Closed shoes', 'A small gift: a sack of leaves is welcome'],
      checklist: [
        'Every lift is an arrow',
        'Quantities with how they are known',
        'Working conditions noted',
        'One thing to copy, one to avoid',
      ],
    },
  },
  'waste-audit': {
    'Three audits and the decisions they changed': `A school found that a third of its waste was half-eaten lunch, and made smaller servings instead of buying a composter. An office found paper cups to be half its volume and bought mugs. A market learned that its waste doubled on two days, and asked for a second truck on those only. Each began with a decision. Write yours in one sentence.`,
    'Days, bins, seasons: what to sample': `Waste differs by weekday, season and festival. Three days in a row, one of them your busiest, are the least that says anything; a fourth in another season tells far more. If there are more than twenty bins, take every third along the route, chosen before you look. Write down what was left out, and why.`,
    'Categories that match your local rules and buyers': `Use as few categories as the decision needs, and the words of your collector. A common set: wet, paper, recyclable plastic, low-value plastic, metal and glass, sanitary, domestic hazardous, other. Ask a scrap dealer which plastics he buys today; that decides what “recyclable” means here. Agree on hard cases, such as a juice carton, before the first bag is opened.`,
    'Follow one bin from room to truck': {
      body: `Choose one bin and follow what is in it until it leaves the premises. Note who empties it, when, what is mixed with what, and where it waits.`,
      bring: ['Notebook', 'Permission of the housekeeping team'],
      checklist: ['Each handover with time', 'Where streams were mixed', 'What the person who carries it thinks'],
    },
    'Gloves, shoes, vaccination, hand-washing': `Everybody who sorts wears closed shoes, two pairs of gloves, the outer ones thick, an apron and a mask. Tetanus protection must be up to date; those who sort often should be vaccinated against hepatitis B. No eating, no phone in gloved hands. Wash with soap before every break. Nobody sorts with an open cut, and nobody under 18.`,
    'Sharps, sanitary and medical waste: stop and set aside': `A needle, blade or broken thermometer: stop, call out, and pick it up with tongs into a rigid box. Sanitary pads and nappies are counted by the piece, never opened. Blood bags, drips or medicines mean that a clinic uses your bins: close the bag, note it and tell the person responsible. After a needle prick wash for several minutes and see a doctor the same day.`,
    'Paying waste workers as the experts they are': `Nobody knows the waste better than those who collect it. Invite two of them to help plan, pay them at least a day’s skilled wage for each day, and name them in the report if they wish. Ask what the figures may be used for, and make sure that nothing in it is turned against their jobs or their access to recyclables.`,
    'Layout of a sorting floor': `Lay a tarpaulin of about 4 by 6 m on level ground in shade. On one short side bags arrive, on the other the scale stands. Label a row of crates along both long sides, wet ones near the scale. Leave a path around it, have water and soap at the edge, and somebody who only writes. Photograph the empty floor, so that day two looks alike.`,
    'Coning and quartering': `When there is more than you can sort, take a fair part. Mix the heap, form a cone, flatten it, divide it into four, and remove two opposite quarters. Mix what is left and repeat until about 100 kg remain. Weigh the whole before you begin, so that you can multiply back. Large pieces roll outwards, so divide through the middle, not along the edge.`,
    'Day one: sort and weigh': {
      body: `Weigh every bag as it comes, then sort it into crates and weigh these. Check the scale with a known weight in the morning and after lunch. The sum of crates must be within five percent of the sum of bags.`,
      bring: [
        'Scale to 50 kg and a known weight',
        'Crates with labels',
        'Tally sheets',
        'Gloves, masks, tongs',
        'Rigid box for sharps',
      ],
      checklist: [
        'Bags weighed before sorting',
        'Crates weighed empty and full',
        'Sums within 5 %',
        'Floor cleaned, hands washed',
      ],
    },
    'Days two and three: repeat': {
      body: `Repeat on two more days with the same people, crates and rules. Do not improve the categories on the way: note your ideas for next time. If something unusual happens, such as a function, write it down and keep the day.`,
      bring: ['Everything of day one'],
      checklist: ['Same layout and rules', 'Scale checked twice a day', 'Unusual events noted'],
    },
    'Kilograms per person per day, and its margin': `Divide the day’s kilograms by the people who were there that day, not by those on the roll. Give the average of the three days and, beside it, the lowest and the highest. With three days that range *is* your margin; do not pretend to more. Say “0.18 kg a person a day, between 0.15 and 0.22, over three days in March”.`,
    'Contamination: clean paper, wet paper': `A kilogram of paper with curry on it is not recyclable paper. Weigh what would be accepted apart from what is spoilt, and report both. The share that is spoilt is often the most useful number of an audit: it says how much would be gained merely by a second bin at the right place. Take one photograph that shows the difference.`,
    'Write the one-page result': {
      body: `One page for a notice board: the question, one table, one chart, one sentence of result and one of doubt, dates and names. Give the helpers a copy before anybody else.`,
      bring: ['Tally sheets', 'One photograph'],
      checklist: [
        'Question at the top',
        'Average with lowest and highest',
        'How it was done, in two lines',
        'Helpers thanked by name if they wish',
      ],
    },
    'Choosing the change with the most kilograms in it': `Multiply for each idea: kilograms of that stream × the share you can truly change. Moving a bin may win over a campaign, and a smaller ladle over a biogas plant. Prefer changes that ask nothing of people’s memory. Choose one. Two at once cannot be told apart afterwards.`,
    'Before and after, fairly compared': `Compare the same weekdays, the same number of people and the same season, with the same rules. If attendance differs, compare per person. Measure a stream that should *not* have changed as well: when it has moved too, something else is going on. A change smaller than the range of your three days is not a result yet.`,
    'Weigh one stream for two days': {
      body: `Two weeks after the change weigh that stream alone, for two days, with the scale and crates of before. Put the new figures under the old on the same notice.`,
      bring: ['Scale', 'Crates', 'The old sheet'],
      checklist: ['Same days of the week', 'People counted', 'Result posted, also if nothing changed'],
    },
  },
}
