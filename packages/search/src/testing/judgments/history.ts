import { at } from './judged.js'
import type { Expected, Judgment } from './judgment.types.js'

type Rows = Readonly<Record<string, readonly Expected[]>>

/** Items that fit equally well: the items that the user's company ordered are wanted first. */
function signedIn(user: string, rows: Rows): Judgment[] {
  return Object.entries(rows).map(([query, fitting]) => ({
    group: 'history',
    query,
    user,
    expected: [
      ...fitting.filter(({ grade }) => grade === 3).map((each) => ({ ...each, bought: true as const })),
      ...fitting.map((each) => (each.grade === 3 ? { ...each, grade: 2 as const } : each)),
    ],
  }))
}

const hospital = signedIn('admin@mercy.example', {
  'nitrile gloves': [at(3, 'exam-gloves', /^Nitrile/), at(3, 'specialty-gloves', /nitrile gloves/)],
  'vinyl gloves': [at(3, 'exam-gloves', /^Vinyl/)],
  'surgical gloves': [at(3, 'surgical-gloves')],
  'utility gloves': [at(3, 'specialty-gloves', /utility/)],
  gauze: [at(3, 'gauze-sponges', /gauze/), at(3, 'bandages-wraps', /gauze/)],
  'iv catheter': [at(3, 'iv-catheters', /IV catheter/)],
  'procedure mask': [at(3, 'masks', /^Procedure/)],
  'intermittent catheter': [at(3, 'catheters', /^Intermittent/)],
  'oral syringe': [at(3, 'syringes', /^Oral/)],
  'syringe without needle': [at(3, 'syringes', /without needle/), at(2, 'syringes')],
  '3 ml syringe with needle': [at(3, 'syringes-with-needle', /3 mL/)],
  'hypodermic needle': [at(3, 'hypodermic-needles', /hypodermic/)],
  'spinal needle': [at(3, 'hypodermic-needles', /^Spinal/)],
  suture: [at(3, 'sutures', /suture, \d-0/), at(1, 'sutures')],
  'needle holder': [at(3, 'scissors-needle-holders', /needle holder/)],
})

const colleague = signedIn('buyer@mercy.example', {
  'procedure masks': [at(3, 'masks', /^Procedure/)],
  'nitrile exam gloves': [at(3, 'exam-gloves', /^Nitrile/)],
  sutures: [at(3, 'sutures', /suture, \d-0/), at(1, 'sutures')],
})

const surgeryCenter = signedIn('surgery@mercyhealth.example', {
  forceps: [at(3, 'forceps-clamps')],
  'hemostatic forceps': [at(3, 'forceps-clamps', /hemostatic/)],
  'surgical drape': [at(3, 'drapes-trays', /^Surgical drape/)],
  'isolation gown': [at(3, 'gowns', /isolation gown/)],
  'surgical gown': [at(3, 'gowns', /^Surgical/)],
  scalpel: [at(3, 'scalpels-blades', /scalpel, no/), at(1, 'scalpels-blades')],
  'nylon suture': [at(3, 'sutures', /^Nylon/)],
})

const homeCare = signedIn('homecare@mercyhealth.example', {
  'adult brief': [at(3, 'briefs-underwear', /^Adult brief/)],
  wheelchair: [at(3, 'wheelchairs')],
  underpad: [at(3, 'underpads')],
  'foley catheter': [at(3, 'catheters', /^Foley/)],
  'iv catheters': [at(3, 'iv-catheters', /IV catheter/)],
  'foam dressing': [at(3, 'advanced-dressings', /foam dressing/)],
})

const clinic = signedIn('clinic@lakeside.example', {
  'exam table paper': [at(3, 'exam-table-paper')],
  'elastic bandage': [at(3, 'bandages-wraps', /^Elastic bandage/)],
  'adhesive bandages': [at(3, 'bandages-wraps', /adhesive bandages/)],
  'gauze sponges': [at(3, 'gauze-sponges', /^Gauze sponges/), at(2, 'gauze-sponges', /gauze/)],
  'infrared thermometer': [at(3, 'thermometry', /^Infrared/)],
  'disinfectant wipes': [at(3, 'surface-disinfection', /^Disinfectant wipes/)],
  'glove box holder': [at(3, 'glove-dispensers')],
  'exam gloves': [at(3, 'exam-gloves')],
  'nitrile gloves': [at(3, 'exam-gloves', /^Nitrile/), at(3, 'specialty-gloves', /nitrile gloves/)],
  'nitrile gloves small': [
    at(3, 'exam-gloves', /^Nitrile.*, small$/),
    at(3, 'specialty-gloves', /nitrile gloves.*, small$/),
  ],
})

const medicalCenter = signedIn('orders@metro.example', {
  'blood pressure cuff': [at(3, 'blood-pressure', /cuff/)],
  'endotracheal tube': [at(3, 'airway-management', /^Endotracheal/)],
  'blood collection tube': [at(3, 'blood-collection', /blood collection tube/)],
  'oxygen mask': [at(3, 'oxygen-delivery', /^Oxygen mask/)],
  'surgical gloves': [at(3, 'surgical-gloves')],
  'procedure mask': [at(3, 'masks', /^Procedure/)],
  'nitrile gloves large': [
    at(3, 'exam-gloves', /^Nitrile.*, large$/),
    at(3, 'specialty-gloves', /nitrile gloves.*, large$/),
  ],
})

const systemOffice = signedIn('parent@mercyhealth.example', {
  'nitrile gloves': [at(3, 'exam-gloves', /^Nitrile/), at(3, 'specialty-gloves', /nitrile gloves/)],
  'black nitrile gloves': [at(3, 'exam-gloves', /^Nitrile.*black/)],
  'disinfectant wipes': [at(3, 'surface-disinfection', /^Disinfectant wipes/)],
  'surgical gloves': [at(3, 'surgical-gloves')],
})

/** Broad queries of users whose companies ordered some of the fitting items, which their tastes in the demo data decide. */
export const history = [
  ...hospital,
  ...colleague,
  ...surgeryCenter,
  ...homeCare,
  ...clinic,
  ...medicalCenter,
  ...systemOffice,
]
