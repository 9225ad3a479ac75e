import type { SubjectLessons } from '../base/content.ts'

export const renewableEnergyLessons: SubjectLessons = {
  'solar-pumps': {
    'Start in May: the lean-season level': `A pump is chosen for the worst month. In most of the Deccan that is May: the sun is strong, the crop is thirsty and the water stands deepest.

\`\`\`figure
kind: line
title: Between December and May this well loses 21 metres while it is pumped
unit: m below ground
source: Practice well of this course
Month | At rest | After an hour
Nov | 11 | 17
Dec | 12 | 18
Jan | 15 | 22
Feb | 18 | 26
Mar | 22 | 31
Apr | 25 | 36
May | 27 | 39
Jun | 23 | 33
\`\`\`

**Two levels, not one.** The *static* level is where water stands after a night of rest. The *pumping* level is where it stays while the pump runs. The difference is the drawdown: 6 m in December in this well, 12 m in May. A pump sees only the second.

**What depth does to energy.** Lifting 1 m³ by 1 m takes 2.725 watt-hours. So:

| Month | Lift with 3 m of pipe loss | For 30 m³ a day |
| --- | --- | --- |
| December | 18 + 3 = 21 m | 30 × 21 × 2.725 = 1.7 kWh |
| May | 39 + 3 = 42 m | 30 × 42 × 2.725 = 3.4 kWh |

This is the energy that the *water* receives. Motor, pump and controller lose more than half, so in May the panels must deliver about 3.4 ÷ 0.45 = 7.6 kWh in a day. A set that was sized on the December level gives half the water when it is needed most. Or it sucks air, which burns a pump without water to cool it.

**How to find the May level when it is not May**

1. Last year’s repair: how many lengths of pipe were added? One length is 6 m.
2. The driller’s bill or log: at which depth did water come?
3. The nearest observation well. The Central Ground Water Board measures several times a year, before and after the monsoon, and publishes it.
4. Two neighbours, asked apart.

Take the deepest of the four.

**If the well fails in May, no panel mends it.** Free power only empties it faster. Plan for less water first: a smaller area, drip in place of furrows, a crop that is done by March. The scheme that pays a part of the price, PM-KUSUM of 2019, asks about the pump. It does not ask what the aquifer can give. You have to.

**Measure it like this.** Tie a float or a bell-shaped weight to a tape, lower it along the pipe, and read when it sounds. Switch off, wait eight hours, read; pump one hour, read again. Note date, hour and who else was pumping.

**Try this.** Draw your well as a column to scale, 1 cm for 5 m. Mark the static and the pumping level for the month you know, the place of the pump, and the bottom. How many metres of water are left above the pump? If your levels are not from May, take off what the water still falls until then.`,
    'Interviewing a well: owner, driller, neighbours': `Ask the owner when it ran dry, the driller at which depths water came, and two neighbours what happens when all pump at once. Write who said what. Differences are clues: the owner speaks of last year, the driller of ten years ago. Close with one question: what would you never plant with this well?`,
    'Drum and stopwatch yield test': {
      body: `Pump for an hour and time a 200-litre drum at the start, after 30 and after 60 minutes, with the water level each time. Plan with the last value.`,
      bring: ['200-litre drum', 'Stopwatch', 'Dip tape', 'A partner'],
      checklist: ['Three fillings', 'Level at each', 'Water led to the field'],
    },
    'Setting a daily limit and keeping to it': `Free sunlight tempts to pump all day. Set a limit in cubic metres, from the May yield and the well’s recovery, and let a meter or a timer keep it. A simple rule: not more than the well gives back overnight. Write it on the controller box. Where neighbours share an aquifer the limit belongs to the group, and a tank helps everybody.`,
    'Crop coefficients without tears': `A reference grass loses some 4 mm a day in cool and 7 mm in hot dry months. Multiply by the crop’s coefficient: about 0.4 for young plants, 1.0 to 1.15 at full cover, 0.7 when ripe. Under drip only the wetted, shaded part counts. So full-grown tomatoes in April may ask for 6 to 7 mm a day. Local figures are at agricultural universities.`,
    'From millimetres a day to cubic metres': `One millimetre on one hectare is 10 cubic metres, on one acre about 4. So 6 mm on half an acre is 12 cubic metres a day. Divide by the efficiency: drip 0.9, sprinkler 0.75, furrows 0.6. The same crop then asks for 13, 16 or 20. Take off rain only when it fell. Check against what the farmer gives today; a large difference deserves a talk.`,
    'Work out a peak week for one block': {
      body: `Work out the peak week of one block: area, crop stage, mm a day, efficiency, cubic metres a day. Compare with the well’s daily limit and change area or crop until it fits.`,
      bring: ['Area of the block', 'Table of coefficients', 'Well limit'],
      checklist: ['Peak week named', 'Need below the limit', 'What is dropped first in a bad year'],
    },
    'Total dynamic head, one term at a time': `Head is height that the pump must give. Add: depth to water while pumping, rise from well head to tank or field, friction in pipes, and pressure at the filter and emitters (10 m for each bar). Example: 32 + 3 + 5 + 12 = 52 m. Most mistakes are in the first term, when the level at rest is used instead of the pumping level.`,
    'Friction tables and why pipe is cheaper than panels': `Friction grows with nearly the square of flow and falls with the fifth power of diameter. 12 m³/h through 200 m of 50 mm pipe may cost some 14 m of head; through 63 mm about five. Nine metres less on a head of 52 save a sixth of the panels, for the price of a thicker pipe. Look up your own in a table for PVC or HDPE; add bends and valves.`,
    'Helical rotor or centrifugal, AC or DC': `A helical rotor pump gives its flow even at low speed, so it works early and late and suits high heads and small flows. A centrifugal one gives more at low head and needs speed to lift at all. DC motors are efficient and special; AC with a drive are easier to repair locally. Ask who within 50 km can mend it and has parts.`,
    'Measure the lift and the pipe run on site': {
      body: `Measure lift with a clear hose or level, and the pipe run with a tape, with every bend and valve. Do not trust a phone’s height.`,
      bring: ['Clear hose or level', 'Tape of 50 m', 'Notebook'],
      checklist: ['Pumping level known', 'Rise in metres', 'Length, diameter, bends'],
    },
    'A day of sun against a day of pumping': `Sun rises and falls; flow follows it, with a threshold in the morning. Daily water is not the peak flow times daylight, but closer to peak flow × five to six hours on a clear day. Draw the hours of use: with a tank it does not matter when water comes. Cloudy weeks bring a third; what waits, and what dies?`,
    'Controllers: tracking, dry run, tank full': `A controller holds panels at their best point, starts gently, and must stop for three reasons: no water below, tank full above, voltage or heat beyond limits. Test each at handover by making it happen: lift the float, close the valve, pull the probe. A controller without dry-run protection costs a pump.`,
    'Theft, storms, cattle: mounting that lasts': `Anti-theft bolts and names engraved on frames help more than a lock. Foundations for the wind of your area by drawing, not by eye. Fence against cattle two metres off so that nothing shades the lower row, cables in conduits below plough depth. Earth the frame. Who cleans, how often, with which ladder? Panels wiped every two weeks in the dry season give noticeably more.`,
    'Size the array and check it in three months': {
      body: `Size the array from daily water and head: energy in Wh = m³ × head in m × 2.725 ÷ efficiency (0.4 to 0.5). Divide by 4.5 to 5 sun hours. Check it for December, May and August.`,
      bring: ['Head', 'Daily need', 'Sun hours by month'],
      checklist: ['Three months checked', 'Watts rounded to whole panels', 'A weak month has a plan'],
    },
    'Sand, screen and disc filters': `Sand from a borewell goes to a hydrocyclone, algae from a tank to a sand or disc filter, the rest to a screen just before the field. Two pressure gauges tell when to clean: when the difference passes about 0.5 bar. Flush laterals every two weeks by opening their ends. White crust is lime, brown slime iron bacteria; both need a treatment that is right for the emitter.`,
    'Uniformity: catch cans under twelve emitters': {
      body: `Put twelve cups under emitters at the beginning, middle and end of four laterals, for five minutes. Divide the mean of the lowest three by the mean of all: above 90 percent is good, below 80 look for blocks or pressure.`,
      bring: ['Twelve equal cups', 'Measuring cylinder', 'Watch'],
      checklist: ['Twelve readings on a sketch', 'Uniformity in percent', 'Cause of the lowest found'],
    },
    'A maintenance card on one laminated page': {
      body: `Write a card for the farmer: daily limit, what to clean and when, three signs of trouble and what to do, two phone numbers. Pictures for those who read little.`,
      bring: ['Card', 'Laminate', 'Farmer and one more of the family'],
      checklist: ['Limit in hours and m³', 'Two phone numbers tried', 'Explained back to you'],
    },
  },
  'biogas-canteen': {
    'What microbes like, in order': `A digester is a stomach. It has no teeth, it is slow, and it hates sudden changes. What goes in decides what comes out.

| Group | Examples | Why |
| --- | --- | --- |
| Likes | Cooked rice, dal, chapati, bread, spoiled milk | Soft, rich, gone within days |
| Likes, chopped | Vegetable peels, cabbage, banana skin | Cell walls need time; pieces of 1 to 2 cm |
| Bears | Oil and ghee, up to a few percent; coffee and tea grounds | Fat gives most gas, but too much turns sour and floats |
| Bears little | Lemon and orange peel, raw onion and garlic skin | Their oils slow microbes down |
| Gives nothing | Eggshell, bone, coconut shell, straw | Fills the tank and does not rot in time |
| Harms | Soap, phenyl, bleach, plastic, medicines | Kills, or blocks the pipe |

\`\`\`figure
kind: bars
title: A kilogram of leftovers gives more than twice the gas of a kilogram of dung
unit: litres of gas per kg
source: Typical values for fresh material, rounded for practice
Material | Gas
Cow dung | 40
Vegetable peels | 60
Mixed canteen waste | 100
Cooked rice | 140
\`\`\`

The reason is water and history. Dung is what a cow could *not* digest. Rice is what nobody has digested yet.

*Worked example.* A hostel in Kochi with 300 meals a day has 18 kg of plate waste and 12 kg of peels. Gas: 18 × 100 + 12 × 60 = 1,800 + 720 = 2,520 litres, or about 2.5 m³ a day. One cubic metre of biogas does the work of roughly 0.45 kg of LPG, so this is 1.1 kg a day. In 17 days that replaces a cylinder of 19 kg, as long as every kilogram arrives without soap.

**Change food slowly.** The microbes that digest fat multiply over days. After a wedding with 15 kg of fried food, do not feed it all on Sunday. Spread it over a week, 2 kg a day, and keep the rest covered.

**Soap comes in through the washing water.** Scrape plates dry, *before* they are rinsed. This is the single rule that decides whether a canteen plant lives.

**Citrus in mass.** Two lemons among 30 kg do nothing. The peel of a juice stall does. Compost it.

**What to ask the cook:** What comes back most? On which day? Who tips the bucket, and what else is in it? A menu changes from Monday to Friday, and the digester eats the menu.

**Try this.** Look into your canteen’s bin after lunch, with gloves. Estimate the share of each row of the table in tenths. Then name the one row that should never have been there, and the person who could keep it out. Write both down; the next lesson is about buckets.`,
    'Peel, plate, oil, bone: sorting that a cook accepts': `A cook sorts if it costs no step and no second. So place the bucket where peeling is done, another where plates are scraped, with a strainer over it, and one closed can for oil. Bones, tea bags and tissue have a bin of their own. Use colours, not words. Stand beside it for one lunch and move each bucket until nobody has to think.`,
    'Weigh five days of waste at one kitchen': {
      body: `Weigh peelings and plate waste separately for five days, with the number of meals served. Note menu and what is not usual.`,
      bring: ['Scale to 30 kg', 'Two marked buckets', 'Log'],
      checklist: ['Buckets weighed empty', 'Five days, meals counted', 'Grams per meal'],
    },
    'From rice to methane in four steps': `Four teams work in a row. The first cuts starch, protein and fat into small molecules; the second makes acids of them; the third turns these into acetic acid, hydrogen and carbon dioxide; the last makes methane. The last team is the slowest and hates acid. Feed too fast, and the second buries the fourth: the digester sours. Everything in running one is about keeping the fourth team happy.`,
    'Loading rate and retention time': `Retention time is volume ÷ what goes in each day: 3,000 litres and 100 litres a day are 30 days. Kitchen waste wants 25 to 40 in warm weather. Loading is dry organic matter for each cubic metre a day; stay near 1 to 2 kg. Mix waste with about the same amount of water. For 25 kg of waste a day that is 50 litres, and a digester of roughly 2 m³.`,
    'Set up three bottle digesters': {
      body: `Fill three 2-litre bottles with dung slurry. Feed one nothing, one a spoon of rice a day, one five. Tie a balloon on each and measure its girth daily for two weeks. Keep them in shade and away from flames.`,
      bring: ['Three bottles and balloons', 'Fresh dung', 'Cooked rice', 'Tape'],
      checklist: ['Labelled', 'Girth every day', 'pH with strips at the end'],
    },
    'Floating drum, fixed dome, balloon': `A floating drum shows its gas at a glance and keeps pressure even; steel rusts. A fixed dome is of masonry, lasts for decades, and needs a mason who has done it before; pressure varies. A balloon of reinforced plastic is quick and cheap, and sun and knives are its enemies. Ask of each who repairs it here, and what it costs over fifteen years.`,
    'Methane, air and the range that burns': `Biogas is about 55 to 65 percent methane, the rest mostly carbon dioxide. Mixed with air it can explode when methane is between about 5 and 15 percent. It is lighter than air if rich, so it gathers under roofs. Therefore: outdoors, open sides, no flame within six metres, soap water on each joint once a week, and never a match to look for a leak.`,
    'Why the gas smells, and an iron filter': `The smell is hydrogen sulphide, from protein. It corrodes burners and in higher amounts numbs the nose before it harms: no smell is then no safety. Rusty iron, such as turnings left in rain, in a pipe that gas flows through, binds it. When the rust has turned black along two thirds, take it out, let it air outdoors where it warms up, and use it again.`,
    'Burners: larger jets, less air, blue flame': `Biogas has about half the heat of LPG in a litre, so a burner needs a larger jet and a smaller air opening. Turn air until the flame is blue, stands on its ports and does not lift. Yellow is too little air, lifting too much. Use a burner made for biogas; drilling an LPG stove is a matter for somebody who knows it. Keep LPG as a second stove.`,
    'Visit a working plant and do the morning check': {
      body: `Visit a plant at feeding time and do the morning check with its keeper: gas level, pressure, smell, pH, temperature, water trap, overflow.`,
      bring: ['pH strips', 'Notebook', 'Closed shoes'],
      checklist: ['Seven readings', 'What the keeper looks at first', 'Safety signs and distances'],
    },
    'Start-up with dung: six patient weeks': `Fill it with fresh cow dung and water, one to one, and wait two to three weeks until gas burns. The first gas is mostly carbon dioxide and air: let it go, outdoors, without a flame. Then begin with a tenth of the final food and add a tenth every three to four days, as long as pH stays above 6.8. Haste at this point costs months.`,
    'Sour, foaming, silent: a fault chart': `Sour smell, pH below 6.5, little gas: stop feeding for three to five days, add some lime water or dung slurry. Foam: too much protein or oil; feed less. Silent and cold: winter or an empty bottle of disinfectant; cover it, wait. Gas but no flame: water in the pipe. Scum: stir, cut food smaller. Write what you did; two changes at once teach nothing.`,
    'Slurry: dilution, drying, who takes it': `What goes in comes out, thinner and without most of its smell. Dilute one part with three of water and lead it to trees or fields, not on leaves that are eaten raw. It can be mixed into compost or dried on a bed of sand. Agree with a gardener or farmer *before* you build: 50 litres a day without a taker flood a yard within a week.`,
    'Write the feeding plan and teach it to a cook': {
      body: `Write one page: how much, when, what never, what to look at, whom to call. Teach it to a cook, then let the cook teach it to you.`,
      bring: ['Marked bucket', 'One page with pictures'],
      checklist: [
        'Kilograms and litres for a day',
        'Three things that never go in',
        'Holiday plan',
        'The cook has fed it alone',
      ],
    },
  },
}
