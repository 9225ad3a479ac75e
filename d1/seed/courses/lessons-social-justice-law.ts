import type { SubjectLessons } from '../base/content.ts'

export const socialJusticeLawLessons: SubjectLessons = {
  'forest-rights-claim-to-title': {
    'The preamble, read aloud': `Most laws begin with what they regulate. The Forest Rights Act begins with what went wrong. Its preamble says that rights on ancestral lands

> were not adequately recognized in the consolidation of State forests during the colonial period as well as in independent India resulting in historical injustice

to forest dwelling Scheduled Tribes and other traditional forest dwellers, “who are integral to the very survival and sustainability of the forest ecosystem”.

The full name is long: the Scheduled Tribes and Other Traditional Forest Dwellers (Recognition of Forest Rights) Act, 2006. It came into force on 31 December 2007; its Rules date from 1 January 2008 and were amended on 6 September 2012.

**Read it slowly. Four words carry the rest.**

| Words | What they mean in a claim |
| --- | --- |
| *Recognize* | The right exists already. The State confirms it and does not give it |
| *Historical injustice* | An old survey that left you out is no proof against you |
| *Could not be recorded* | Rights that were never written down count |
| *Integral* | People belong to the forest’s protection, also inside sanctuaries and reserves |

Some officers speak of “distributing pattas”. That is not what the Act does. It *recognizes and vests*. When somebody says that land is given, read the preamble again, together.

**Two groups, two proofs.** The date for both is 13 December 2005.

| | Scheduled Tribes | Other traditional forest dwellers |
| --- | --- | --- |
| Lived there | Before 13 December 2005 | For three generations before it: 75 years |
| Depend on forest for livelihood | Yes | Yes |
| Land under own cultivation | As occupied, at most 4 ha | As occupied, at most 4 ha |

*Worked example.* A family of potters in Kandhamal has lived beside the forest since about 1920 and is not a Scheduled Tribe. From 1920 to 2005 are 85 years, more than 75, so they can claim. Their proof need not be a paper of 1920. Rule 13 lists many kinds: old census and settlement records, a ruined well, a burial place, the word of elders written down. At least *two* are asked for.

**What the preamble does not promise.** It does not promise new land. Who cleared forest in 2010 has no claim to it. It gives nobody the right to sell: the right can be inherited and not transferred. And it does not end the duty to protect. The preamble speaks of “responsibilities and authority for sustainable use”.

**Reading aloud is not a ceremony.** In many hamlets the Act is known only as a rumour about land. After ten minutes of reading in one’s own language people ask other questions: about the pond, the path, the honey, the grove.

**Try this.** Read the first page aloud in your language to three people, without explaining. Ask each what it promises and what it does not. Write down their words, not yours. Where two of them differ, find the section that decides it.`,
    'Scheduled tribes and other traditional forest dwellers': `Two groups can claim. Scheduled Tribes must primarily reside in and depend on the forest before 13 December 2005. Other traditional forest dwellers must in addition show three generations, that is seventy-five years, of residence before that date; not of possession of the same plot. Individual rights need occupation on that date and go up to what is occupied, at most four hectares.`,
    'Section 3: the list of rights': `Section 3(1) lists thirteen rights: to hold and live on land, nistar, minor forest produce, fish and water bodies, grazing, habitat of particularly vulnerable groups, disputed land, conversion of leases and forest villages, knowledge, and, in clause (i), to protect, regenerate and manage community forest resources. Section 3(2) adds schools, roads and other facilities by the gram sabha’s recommendation. Mark those your village already uses.`,
    'Forms A, B and C': `Form A is for individual land, form B for community rights such as grazing, fish and produce, form C for the community forest resource: the right to protect and manage. Many villages stop at A. B and C are filed by the gram sabha, cost nothing and protect far more land. Fill them in with pencil first, together, and use the village’s own names for places.`,
    'A hamlet can hold its own gram sabha': `Under section 2(p) a village is also a hamlet or a group of hamlets that manages its affairs by its customs, in scheduled areas, and forest villages and settlements count too. So a hamlet need not wait for a panchayat village ten kilometres away. Its assembly of all adults elects the Forest Rights Committee. Write the first resolution: name of hamlet, households, boundary by landmarks, date.`,
    'Quorum: half the members, a third of those present women': `For decisions on claims, at least half of all adult members of the gram sabha must be present, and at least one third of those present must be women; where heirs or claimants are concerned, half of them as well. Count and write the number before you begin, name by name. If it is not reached, meet again. A title that rests on a meeting without quorum can be set aside.`,
    'Correct four sets of minutes': {
      body: `Take four old sets of minutes and mark what is missing: notice, date, number of adults, number present, women, text of the resolution, who proposed it, signatures.`,
      bring: ['Four copies of minutes', 'Red pencil', 'Rules of 2008 with the amendments of 2012'],
      checklist: ['Quorum counted in each', 'Women counted', 'One rewritten completely'],
    },
    'Elders first, instrument second': `Walk with those who know before anybody switches on an instrument. Let elders say which stream, rock and tree marks the edge, and who on the other side agrees. Write names as they are spoken. Only then walk again with a phone or GPS and take points. If the device disagrees with the elders, the device is asked again.`,
    'Tracks, waypoints and what to do under thick canopy': `Record a track along the boundary and a waypoint at each landmark, with a number, name and photograph. Under dense leaves wait two minutes at each point and let the device average. Note accuracy; 5 to 10 m is normal. Set it to WGS 84, decimal degrees. Save it twice, on paper too: a table with number, place, latitude, longitude.`,
    'Settling an overlap with the next village': `Customary boundaries overlap, often for good reason: both graze there. Meet at the place, not in an office, with elders of both. Mark what each uses, in which season. You may agree on a line, or on shared use and claim it jointly; the rules provide for a joint meeting of both gram sabhas. Write it down, both sign, and attach it to both claims.`,
    'Walk and map one stretch with its keepers': {
      body: `Walk one stretch of boundary with those who keep it, name each landmark and take points. Draw it afterwards on the ground with chalk and let everybody correct it.`,
      bring: ['Phone or GPS with a full battery', 'Notebook', 'Water', 'Elders of both villages, if you can'],
      checklist: [
        'Each landmark named in the local language',
        'Track saved twice',
        'Corrections on the ground map noted',
      ],
    },
    'Rule 13, item by item': `Rule 13 says what counts as evidence: public records, court orders, maps and surveys, satellite pictures as support, physical signs such as wells, bunds and burial grounds, genealogy, traditional structures, statements of elders other than claimants. At least two kinds are asked for. Nobody may insist on one in particular, and not on satellite images alone. Make a table: item, what we have, who brings it.`,
    'Recording an elder with care': `Ask for permission, say what it is for and that they may stop. Sit where they like. Begin with childhood: who lived here, where did you graze, who collected the tax? Dates come by events: a drought, an election, a birth. Write it in their words, read it back, let them correct and sign or put a thumbprint before two witnesses. Give the family a copy.`,
    'Old maps, working plans and where they are kept': `Look for the forest settlement report, working plans, the village map, the record of rights, gazetteers, censuses, and notifications of reservation. They lie with the divisional forest office, the collectorate’s record room, state archives and sometimes a library abroad with scans online. Ask under the Right to Information Act for those about your village, and quote rule 6, which obliges the sub-divisional committee to provide maps and records.`,
    'Photograph and describe five physical signs': {
      body: `Photograph five physical signs of long use: a bund, a well, a sacred tree, a burial ground, terraces. Describe each in three lines with its place and who remembers.`,
      bring: ['Camera', 'Scale, such as a metre stick', 'Notebook'],
      checklist: ['Wide and close picture of each', 'Coordinates', 'Permission for sacred places'],
    },
    'The route of a claim, with its signatures': `Claim to the Forest Rights Committee, which verifies on the ground; gram sabha passes a resolution; sub-divisional committee examines and prepares a draft record; district committee decides, finally. At each step ask for a receipt with a date and keep it in one folder. Draw the route on a wall with names of the officers, and move a pin.`,
    'Notice, verification and the absent official': `The committee must inform claimants and the forest department before it verifies on the ground. If officials do not come in spite of notice, note it, fix a second date, and go ahead: their absence does not invalidate the verification. Make a record with sketch, names of those present and remarks, signed on the spot. A committee that waits for ever harms everybody but the absent.`,
    'Rejection: reasons, hearing and sixty days': `A claim cannot be rejected without reasons in writing and a chance to be heard, and committees may not reject it for a missing document that rule 13 does not demand; they send it back to the gram sabha. Against a decision of the gram sabha or sub-divisional committee one can petition the next level within sixty days. Note the day on which you *received* it.`,
    'Is the area on the title the area you claimed?': `Compare title with claim, line by line: names of both spouses, area, survey or compartment numbers, boundaries, rights. Titles have come with a tenth of the area, or with conditions that the Act does not know. Do not refuse to accept it, but write a letter the same week saying what differs, and ask for review. Copy it to the state committee.`,
    'Entering it in the record of rights': `A title must be entered in the revenue and forest records; the rules ask for final maps and entries within a limited time after it is given. Ask at the taluk office for a certified copy of the new entry. Without it a later officer sees only “forest”. Check that the right of joint title for both spouses stands there, and that the community’s right is not written as an individual’s.`,
    'Draft a first-year management plan': {
      body: `Draft one page for the first year of your community forest: what to protect, what may be taken, by whom and when, what is watched, how disputes end. Read it in the gram sabha and change it.`,
      bring: ['Map', 'List of uses by season', 'Large paper'],
      checklist: [
        'Three rules that everybody can say by heart',
        'Women collectors heard',
        'One thing measured each season',
      ],
    },
  },
}
