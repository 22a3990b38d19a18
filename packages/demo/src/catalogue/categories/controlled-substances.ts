import { type CategoryDefinition, type FamilyDefinition, rows } from '../definition.js'

function controlled(
  family: Pick<FamilyDefinition, 'key' | 'rows' | 'price' | 'keywords' | 'keywordsBy' | 'units' | 'tone'> & {
    schedule: string
    rx: '4' | '5'
    solid?: boolean
  },
): FamilyDefinition {
  return {
    key: family.key,
    name: family.solid ? '{Drug} tablets, {Strength}, {Schedule}' : '{Drug} injection, {Strength}, {Schedule}',
    offers: family.solid ? ['nolvera', 'aldermist', 'trevanta'] : ['avenna', 'wexlune', 'caldenne'],
    rows: family.rows.map((row) => ({
      ...row,
      values: { ...row.values, Schedule: row.values.Schedule ?? family.schedule },
    })),
    price: family.price,
    units: family.units,
    about: family.solid
      ? '{Drug} {Strength} tablets, a {Schedule} controlled substance. Sold only to registered practices; the ship-to address must hold a valid license. Count on receipt and record in the controlled drug log.'
      : '{Drug} {Strength} for injection, a {Schedule} controlled substance. Sold only to registered practices and shipped with signature to a licensed address. Store locked and record each dose and any waste.',
    facts: {
      Route: family.solid ? 'Oral' : 'Intravenous or intramuscular',
      Dispensing: 'Controlled substance',
      Storage: 'Locked, 68 to 77 °F',
    },
    keywords: family.keywords,
    ...(family.keywordsBy ? { keywordsBy: family.keywordsBy } : {}),
    art: family.solid ? 'pill-bottle' : 'controlled-vial',
    tone: family.tone,
    rx: family.rx,
    docs: ['SDS'],
    demand: 0.3,
  }
}

/** Controlled substances: schedule II needs level 5, schedules III to V level 4. */
export const controlledSubstances: CategoryDefinition = {
  name: 'Controlled substances',
  description: 'Schedule II to V drugs for registered practices, shipped to licensed addresses only.',
  art: 'controlled-vial',
  tone: 'red',
  taxable: false,
  subcategories: [
    {
      name: 'Opioid analgesics',
      goesWith: ['Syringes', 'Sharps disposal', 'Inhalation & emergency'],
      families: [
        controlled({
          key: 'opioid-injection',
          schedule: 'schedule II',
          rx: '5',
          rows: rows(
            'Drug | Strength',
            'Morphine sulfate | 4 mg/mL, 1 mL vial',
            'Morphine sulfate | 10 mg/mL, 1 mL vial = 1.1',
            'Hydromorphone HCl | 1 mg/mL, 1 mL vial = 1.2',
            'Hydromorphone HCl | 2 mg/mL, 1 mL vial = 1.3',
            'Fentanyl citrate | 50 mcg/mL, 2 mL vial = 0.9',
            'Fentanyl citrate | 50 mcg/mL, 5 mL vial = 1.4',
            'Meperidine HCl | 50 mg/mL, 1 mL vial = 1.6',
          ),
          price: 64,
          units: 'PK25',
          keywords: 'opioid, narcotic, pain, CII',
          tone: ['red', 'violet', 'blue'],
        }),
        controlled({
          key: 'opioid-tablet',
          schedule: 'schedule II',
          rx: '5',
          solid: true,
          rows: rows(
            'Drug | Strength',
            'Oxycodone HCl | 5 mg',
            'Oxycodone HCl | 10 mg = 1.3',
            'Oxycodone and acetaminophen | 5 mg/325 mg = 0.9',
            'Hydrocodone and acetaminophen | 5 mg/325 mg = 0.8',
            'Hydrocodone and acetaminophen | 10 mg/325 mg',
            'Morphine sulfate | 15 mg = 1.1',
          ),
          price: 31,
          units: 'BT100',
          keywords: 'opioid tablets, narcotic, CII',
          tone: ['red', 'orange', 'violet'],
        }),
        controlled({
          key: 'weak-opioid-tablet',
          schedule: 'schedule IV',
          rx: '4',
          solid: true,
          rows: rows(
            'Drug | Strength | Schedule',
            'Tramadol HCl | 50 mg | schedule IV',
            'Acetaminophen and codeine phosphate | 300 mg/30 mg | schedule III = 1.4',
          ),
          price: 18,
          units: 'BT100',
          keywords: 'pain tablets, opioid',
          keywordsBy: { 'schedule IV': 'CIV', 'schedule III': 'CIII' },
          tone: ['orange', 'amber', 'rose'],
        }),
      ],
    },
    {
      name: 'Sedatives & anxiolytics',
      goesWith: ['Syringes', 'Airway management', 'Sharps disposal'],
      families: [
        controlled({
          key: 'benzodiazepine-injection',
          schedule: 'schedule IV',
          rx: '4',
          rows: rows(
            'Drug | Strength',
            'Midazolam | 1 mg/mL, 2 mL vial',
            'Midazolam | 1 mg/mL, 5 mL vial = 1.3',
            'Midazolam | 5 mg/mL, 1 mL vial = 1.2',
            'Lorazepam | 2 mg/mL, 1 mL vial = 2.1',
            'Diazepam | 5 mg/mL, 2 mL vial = 3.4',
          ),
          price: 36,
          units: 'PK10',
          keywords: 'sedation, benzo, CIV',
          tone: ['violet', 'blue', 'teal'],
        }),
        controlled({
          key: 'benzodiazepine-tablet',
          schedule: 'schedule IV',
          rx: '4',
          solid: true,
          rows: rows(
            'Drug | Strength',
            'Alprazolam | 0.5 mg',
            'Lorazepam | 1 mg',
            'Diazepam | 5 mg = 0.9',
            'Clonazepam | 0.5 mg',
            'Zolpidem tartrate | 10 mg = 1.2',
          ),
          price: 16,
          units: 'BT100',
          keywords: 'CIV',
          keywordsBy: {
            Alprazolam: 'anxiety',
            Lorazepam: 'anxiety',
            Diazepam: 'anxiety',
            Clonazepam: 'anxiety',
            'Zolpidem tartrate': 'sleep',
          },
          tone: ['violet', 'sky', 'teal'],
        }),
      ],
    },
    {
      name: 'Anesthesia & hormones',
      goesWith: ['Syringes', 'Hypodermic needles', 'Airway management'],
      families: [
        controlled({
          key: 'ketamine-injection',
          schedule: 'schedule III',
          rx: '4',
          rows: rows(
            'Drug | Strength',
            'Ketamine HCl | 10 mg/mL, 20 mL vial',
            'Ketamine HCl | 50 mg/mL, 10 mL vial = 1.2',
            'Ketamine HCl | 100 mg/mL, 5 mL vial = 1.3',
            'Testosterone cypionate | 200 mg/mL, 1 mL vial = 1.6',
            'Testosterone cypionate | 200 mg/mL, 10 mL vial = 5.2',
          ),
          price: 92,
          units: 'PK10',
          keywords: 'CIII, injectable, vial',
          tone: ['amber', 'yellow', 'green'],
        }),
      ],
    },
    {
      name: 'Stimulants & anticonvulsants',
      goesWith: ['Tablets & capsules', 'Prescription & forms'],
      families: [
        controlled({
          key: 'stimulant-tablet',
          schedule: 'schedule II',
          rx: '5',
          solid: true,
          rows: rows(
            'Drug | Strength',
            'Methylphenidate HCl | 10 mg',
            'Methylphenidate HCl | 20 mg = 1.3',
            'Dextroamphetamine and amphetamine | 10 mg = 1.1',
            'Dextroamphetamine and amphetamine | 20 mg = 1.2',
          ),
          price: 44,
          units: 'BT100',
          keywords: 'ADHD, stimulant, CII',
          tone: ['blue', 'orange', 'rose'],
        }),
        controlled({
          key: 'schedule-v-tablet',
          schedule: 'schedule V',
          rx: '4',
          solid: true,
          rows: rows(
            'Drug | Strength | Schedule',
            'Lacosamide | 100 mg | schedule V = 1.5',
            'Diphenoxylate and atropine | 2.5 mg/0.025 mg | schedule V',
            'Phenobarbital | 32.4 mg | schedule IV',
            'Phentermine HCl | 37.5 mg | schedule IV',
          ),
          price: 24,
          units: 'BT100',
          keywords: 'controlled tablets',
          keywordsBy: { 'schedule V': 'CV', 'schedule IV': 'CIV' },
          tone: ['green', 'teal', 'amber'],
        }),
      ],
    },
  ],
}
