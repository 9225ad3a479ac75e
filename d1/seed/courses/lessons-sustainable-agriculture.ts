import type { SubjectLessons } from '../base/content.ts'

export const sustainableAgricultureLessons: SubjectLessons = {
  'millets-seed-to-kitchen': {
    'Meet the grains, raw and cooked': `India celebrated its National Year of Millets in 2018, and the United Nations made 2023 the International Year of Millets, coordinated by FAO. Since then many people have heard of them. Fewer can tell them apart in the palm of a hand.

| | Ragi (finger millet) | Jowar (sorghum) | Foxtail (navane, kangni) |
| --- | --- | --- | --- |
| Colour | Brick red to brown | White, cream | Yellow |
| Shape | Round, like mustard | Round, largest | Small oval |
| Hull | None to remove | None to remove | Has to come off |
| Eaten as | Flour, malt | Flour, whole, popped | Like rice |
| Cooking | Flour: 8 to 10 minutes | Soak overnight, 40 minutes | 12 minutes |
| Water, for one cup | 2½ cups for balls | 3 cups | 2 cups |
| Taste | Earthy | Mild, sweet | Nutty, light |

**Weight tells what size hides**

\`\`\`figure
kind: bars
title: A thousand grains of jowar weigh as much as ten thousand of ragi
unit: grams, 1,000 grains
source: Typical values, rounded for practice
Grain | Weight
Foxtail | 2.5
Ragi | 2.8
Bajra | 9
Jowar | 28
Wheat | 40
\`\`\`

That is why ragi is eaten with its seed coat: nobody could polish a grain so small in a village mill. The coat is ground into the flour, and most of the calcium stays with it.

**Hull, bran, kernel.** Rice and foxtail wear a hard hull that nobody can digest. Under it lies the bran, thin and brown. Jowar and ragi lose their hull on the threshing floor. So jowar and ragi can be cooked in a kitchen without any machine, and foxtail cannot. When a school asks for “millets”, it must know which of the two it asks for: 50 kg of foxtail with hull become about 35 kg to cook.

*Worked example.* A school kitchen in Dharwad needs 60 g of dry grain for each of 120 children, 7.2 kg. As ragi flour it buys 7.2 kg. As jowar for whole cooking, 7.2 kg. As foxtail *with* hull, 7.2 ÷ 0.7 = 10.3 kg, and somebody who hulls it. Fuel differs too: foxtail boils for 12 minutes, unsoaked jowar for more than an hour.

**How to cook a spoon of each**

1. *Ragi:* stir two spoons of flour into half a glass of cold water. Pour it into a glass of boiling water, stir for five minutes. Without cold water first there are lumps.
2. *Jowar:* soak overnight, boil in new water until it gives between two fingers.
3. *Foxtail:* rinse three times, boil in double its volume for 12 minutes, let it stand for five with the lid on.

**Two pairs that look alike.** Foxtail and proso are both yellow; proso is rounder and shinier. Ragi and mustard have one size: ragi is dull and rough, mustard smooth, and on a tilted plate it rolls farther.

**Try this.** Put the three side by side on a white plate. Cook a spoon of each, taste without salt, and write one word for each. Give the plate to two others and cover your words. If all three wrote the same word for one grain, that is how you describe it to a child.`,
    'Red soil, black soil, late rain: choosing': `Ragi likes red loam and some 500 mm of rain, and can be transplanted when the monsoon is late. Jowar stands on black soil and lives on what it has stored, also in the cool season. Foxtail is done in about 80 to 90 days, so it fits a short or late season. Ask which of them was grown here forty years ago, and why it stopped.`,
    'Calcium, iron, fibre: what the tables say': `In the Indian food composition tables ragi has about 360 mg of calcium in 100 g, many times that of rice. Iron figures differ much between varieties and laboratories, so do not promise a cure for anaemia. Whole millets have more fibre than polished rice; polishing takes much of it away. Sprouting and fermenting help the body to use minerals.`,
    'Float and germination test on saved seed': {
      body: `Stir seed into salt water in which a fresh egg floats; skim off what swims, rinse the rest twice and dry it in shade. Roll a hundred seeds in damp cloth and count after five days.`,
      bring: ['Saved seed, one cup', 'Salt, an egg, a bucket', 'Cotton cloth'],
      checklist: ['Floating seed removed', 'Rinsed and dried', 'At least 80 of 100 have sprouted, or more is sown'],
    },
    'Sowing in lines with a rope and a stick': `A rope with a knot every 10 cm and a stick for the row distance make straight lines at no cost. Ragi wants about 30 cm between rows, jowar 45, foxtail 25 to 30. Sow two or three grains at a knot, 2 to 3 cm deep, never deeper. Lines let you weed with a wheel hoe in a fifth of the time, and use less seed than throwing.`,
    'Transplanted ragi, step by step': `Sow a nursery of about 5 m² for each 100 m² of field. After three weeks lift seedlings with soil on their roots and set one or two at each crossing of lines 25 cm apart, on the day they are lifted. Two weeks later pass a light board or weeder over it in both directions; plants that are bent then form more tillers. It needs water in the first week only.`,
    'Mixed rows: millet with tur or cowpea': `Eight rows of ragi and two of tur, or four of jowar and one of cowpea, yield more together than apart in most dry years. The legume fixes nitrogen, roots at another depth and is harvested later. Choose kinds that do not ripen together. Sow at the same time, in rows, so that each can be weeded and cut by itself.`,
    'Sow a bed or three pots': {
      body: `Sow one bed of a square metre, or three pots of ten litres, with three kinds. Thin after two weeks to one plant a hand’s width apart and keep a note of rain.`,
      bring: ['Three kinds of seed', 'Rope and stick', 'Labels with the date'],
      checklist: ['Depth 2–3 cm', 'Labelled', 'Thinned after two weeks'],
    },
    'Earheads, threshing floor, winnowing': `Cut when grain is hard and cannot be dented with a nail; ragi ripens unevenly, so two rounds a week apart save grain. Dry earheads two or three days in the sun before threshing. Beat or tread on a clean tarpaulin, not on a road, where stones, oil and cars come in. Winnow in a light wind, pouring slowly from shoulder height.`,
    'The salt jar test for dry grain': {
      body: `Shake a cup of grain with two spoons of dry salt in a dry glass jar for a minute and let it stand ten. If salt sticks to the glass, the grain is above about 15 percent moisture: dry it another day.`,
      bring: ['Dry jar with lid', 'Dry table salt', 'Grain from the middle of the heap'],
      checklist: ['Jar and salt dry', 'Result noted', 'Repeated after drying'],
    },
    'Bins, neem, airtight drums': `Dry grain, cool and closed, keeps a year. A metal or plastic drum filled to the brim and sealed lets insects use up the air and die. Neem leaves repel some insects but do not save damp grain. Stand sacks on planks, a hand away from walls. Look in once a month for warmth, webs and smell; warm grain must come out at once.`,
    'Inside a small huller': `Small millets wear a hard hull. A huller throws grain against rubber or rubs it between stones, then air blows the hull away. Set it so that two passes take off 90 percent, rather than one pass that breaks a third. Grain should have 10 to 12 percent moisture. Sieve by size before: a mixed lot breaks. Ragi and jowar need no huller.`,
    'Bran, polish and what is lost': `Hulling removes what nobody can eat; polishing removes the bran beneath, which has fibre, fat and minerals. Polished millet is whiter, keeps longer and cooks faster, and so millers do it unasked. Ask for unpolished grain: it looks dull and slightly yellow or brown. Bran is good fodder; make sure it comes back to you or lowers the price.`,
    'Sprouted ragi flour at home': `Wash ragi three times, soak it overnight, drain and tie it in a wet cloth. After a day or two sprouts are as long as the grain. Dry it in the sun until it is crisp, rub off the sprouts if you like, roast it gently until it smells sweet, and grind. Sprouting adds sweetness and thins the porridge, so more grain fits into a child’s bowl. Use within a month.`,
    'Visit a flour mill with two kilograms of grain': {
      body: `Take two kilograms to a mill and stay while it is ground. Ask what was ground before, weigh what you get, and feel how warm it is: hot flour turns bitter sooner.`,
      bring: ['2 kg of clean grain', 'Clean bag', 'Kitchen scale'],
      checklist: ['Weighed before and after', 'What was ground before is known', 'Flour cooled before closing the bag'],
    },
    'Six dishes that survive a steel drum': `School food waits for an hour in a drum. Ragi mudde, jowar upma, foxtail lemon rice, millet khichdi, bisibele with foxtail, and ragi malt stay good. Dosas, rotis and anything fried do not. Cook slightly wetter than at home, because millets go on drinking, and add the tempering last. Let six children taste before sixty do.`,
    'Costing a plate, fuel and labour included': `List grain, dal, vegetables, oil, salt and spices for sixty plates at today’s prices, then add gas or wood, water, an hour of each cook and transport, and divide. Grain is often under a third. Compare with the present menu by cost of a *finished* plate, including what comes back. Write the date; prices of millets move through the year.`,
    'Cook one dish for ten and weigh what is left': {
      body: `Cook one dish for ten people, serve equal weights and weigh what comes back, plate by plate. Ask only afterwards how it was: plates are more honest than words.`,
      bring: ['Recipe for ten', 'Kitchen scale', 'Ten guests'],
      checklist: ['Served weight known', 'Leftovers weighed for each plate', 'Two changes for next time'],
    },
    'Write a five-day menu with costs': {
      body: `Write a menu for five days that uses at least two millets, with quantities for sixty, cost of a plate, and a second choice for when a delivery fails. Read it to the cooks and change what they cannot do.`,
      bring: ['Price list of the week', 'Plate costs'],
      checklist: ['Quantities for sixty', 'Cost each day', 'Cooks have agreed'],
    },
  },
}
