import { at, by, judged } from './judged.js'

const sizes = judged('constraints', {
  '4x4 gauze': [
    by(3, /^(?:Gauze sponges|Sterile gauze pads).*4 × 4 in/),
    by(2, /^Non-woven sponges.*4 × 4 in/),
    by(1, /4 × 4 in/),
  ],
  '4"x4" sterile gauze': [
    by(3, /^Sterile gauze pads, 4 × 4 in/),
    by(2, /^Non-woven sponges, sterile, 4 × 4 in/),
    by(1, /4 × 4 in/),
  ],
  'non sterile 4x4 12 ply': [
    at(3, 'gauze-sponges', /^Gauze sponges.*non-sterile, 4 × 4 in, 12-ply/),
    at(1, 'gauze-sponges', /^Gauze sponges.*4 × 4 in/),
  ],
  '5 x 9 abd pad': [at(3, 'gauze-sponges', /^Abdominal.*5 × 9 in/), at(1, 'gauze-sponges', /^Abdominal/)],
  'abd pad 8x10 sterile': [
    at(3, 'gauze-sponges', /^Abdominal.*, sterile, 8 × 10 in/),
    at(1, 'gauze-sponges', /^Abdominal/),
  ],
  '2 inch cohesive wrap': [at(3, 'bandages-wraps', /cohesive wrap, 2 in/), at(1, 'bandages-wraps', /cohesive wrap/)],
  'cohesive wrap 4 in purple': [
    at(3, 'bandages-wraps', /cohesive wrap, 4 in.*purple/),
    at(1, 'bandages-wraps', /cohesive wrap/),
  ],
  'xl nitrile gloves': [by(3, /^Nitrile.*, x-large$/), by(2, /nitrile.*, x-large$/)],
  'black nitrile gloves large': [by(3, /^Nitrile.*black, large$/), by(1, /^Nitrile.*, large$/)],
  'surgical gloves size 7.5': [at(3, 'surgical-gloves', /size 7\.5$/)],
  'latex free surgical gloves 8': [at(3, 'surgical-gloves', /^(?:Polyisoprene|Neoprene).*size 8$/)],
  'medium pull ups': [at(3, 'briefs-underwear', /^Protective.*, medium$/), at(1, 'briefs-underwear', /, medium$/)],
  'adult briefs xxl overnight': [
    at(3, 'briefs-underwear', /^Adult brief.*overnight, xx-large$/),
    at(1, 'briefs-underwear', /^Adult brief.*xx-large$/),
  ],
  'underpad 23x36': [at(3, 'underpads', /23 × 36 in/), at(1, 'underpads')],
  '16 french foley': [by(3, /^Foley catheter, .*16 Fr/), by(2, /^Foley catheter kit.*16 Fr/), by(1, /^Foley/)],
  'foley 18fr 30cc silicone': [
    at(3, 'catheters', /^Foley catheter, 100% silicone, 18 Fr, 30 mL/),
    at(2, 'catheters', /^Foley catheter, silicone-coated latex, 18 Fr, 30 mL/),
    at(1, 'catheters', /^Foley/),
  ],
  'large adult bp cuff': [by(3, /cuff.*, large adult$/), by(1, /cuff/)],
  'wheelchair 18 inch seat': [at(3, 'wheelchairs', /18 in seat/), at(1, 'wheelchairs')],
  'table paper 21 x 225 crepe': [at(3, 'exam-table-paper', /crepe, 21 in × 225 ft/), at(1, 'exam-table-paper')],
  '#10 blade': [at(3, 'scalpels-blades', /^Surgical blade.*no\. 10,/), at(2, 'scalpels-blades', /no\. 10,/)],
  '4-0 nylon': [at(3, 'sutures', /^Nylon suture, 4-0/), at(1, 'sutures', /^Nylon|suture, 4-0/)],
  '7.5 endotracheal tube': [
    at(3, 'airway-management', /^Endotracheal.*7\.5 mm/),
    at(1, 'airway-management', /^Endotracheal/),
  ],
})

const gauges = judged('constraints', {
  '3 ml syringe 25g 5/8': [by(3, /3 mL with (?:hinged )?needle 25 G × 5\/8/), by(1, /3 mL with/)],
  '22g x 1 1/2': [
    by(3, /^(?:Safety hypodermic|Hypodermic) needle 22 G × 1-1\/2/),
    by(2, /22 G × 1-1\/2/),
    by(1, /22 G/),
  ],
  '25 gauge needle': [by(3, /^(?:Safety hypodermic|Hypodermic) needle 25 G/), by(2, /needle.* 25 G/), by(1, /25 G/)],
  '18g iv catheter': [by(3, /IV catheter(?: with blood control)? 18 G/), by(1, /IV catheter/)],
  'iv catheter 20 g x 1.25 safety': [by(3, /^Safety.*IV catheter.* 20 G × 1-1\/4/), by(1, /IV catheter.* 20 G/)],
  '21g butterfly 12 inch tubing': [by(3, /winged infusion set 21 G.*12 in tubing/), by(1, /winged/)],
  'pen needles 32g 4mm': [by(3, /pen needle 32 G × 4 mm/), by(1, /pen needle/)],
  'lancets 30g': [at(3, 'glucose-testing', /lancets, 30 G/), at(1, 'glucose-testing', /lancets/)],
  '10cc syringe': [by(3, /^Luer-(?:lock|slip) syringe 10 mL, /), by(2, /syringe 10 mL/)],
  '60 ml catheter tip syringe': [by(3, /^Catheter-tip syringe 60 mL/), by(1, /syringe 60 mL/)],
})

const strengths = judged('constraints', {
  '1000 ml normal saline': [
    at(3, 'iv-solutions', /^Sodium chloride 0\.9% injection, 1,000 mL/),
    at(2, 'iv-solutions', /^Sodium chloride 0\.9% for irrigation, 1,000 mL/),
    at(1, 'iv-solutions', /^Sodium chloride 0\.9%/),
  ],
  'saline flush 10ml': [by(3, /flush.*sodium chloride 0\.9%, 10 mL/), by(1, /flush.*sodium chloride/)],
  'lidocaine 1% 50ml': [
    at(3, 'local-anesthetics', /^Lidocaine HCl 1%.*50 mL/),
    at(1, 'local-anesthetics', /^Lidocaine HCl 1%/),
  ],
  'ibuprofen 800': [at(3, 'tablets-capsules', /^Ibuprofen tablets, 800 mg/), at(1, 'tablets-capsules', /^Ibuprofen/)],
  'acetaminophen 500 mg': [
    at(3, 'tablets-capsules', /^Acetaminophen tablets, 500 mg/),
    at(1, 'tablets-capsules', /^(?:Children's acetaminophen|Acetaminophen tablets)/),
  ],
  'dexamethasone 10 mg/ml': [at(3, 'injectables', /^Dexamethasone.*10 mg\/mL/), at(1, 'injectables', /^Dexamethasone/)],
  '91% isopropyl alcohol': [
    at(3, 'skin-preparation', /^Isopropyl alcohol 91%/),
    at(1, 'skin-preparation', /^Isopropyl/),
  ],
  'heparin flush 100 units': [
    at(3, 'flush-syringes', /heparin 100 units/),
    at(1, 'flush-syringes', /heparin/),
    at(1, 'injectables', /^Heparin/),
  ],
  '2 gallon sharps container': [
    at(3, 'sharps-disposal', /^Sharps container, 2 gal/),
    at(1, 'sharps-disposal', /^Sharps container|2 gal/),
  ],
  'red sharps container 5 quart': [
    at(3, 'sharps-disposal', /^Sharps container, 5 qt.*red/),
    at(1, 'sharps-disposal', /^Sharps container/),
  ],
})

const counts = judged('constraints', {
  'glucose test strips 100 count': [
    at(3, 'glucose-testing', /test strips, 100/),
    at(1, 'glucose-testing', /test strips/),
  ],
  '12 panel drug test cup': [
    at(3, 'rapid-tests', /^Urine drug screen, 12-panel, integrated cup/),
    at(1, 'rapid-tests', /^Urine drug screen/),
  ],
  'bleach wipes 160': [
    at(3, 'surface-disinfection', /^Disinfectant wipes, bleach.*160/),
    at(1, 'surface-disinfection', /^Disinfectant wipes, bleach/),
  ],
  'skin stapler 35 wide': [by(3, /^Skin stapler.*35 staples, wide/), by(1, /^Skin stapler/)],
  'purple infant wristbands': [
    at(3, 'labels-wristbands', /infant, purple$/),
    at(1, 'labels-wristbands', /^Patient wristband/),
  ],
})

const negations = judged('constraints', {
  'gloves no latex': [by(3, /^(?:Nitrile|Vinyl|Chloroprene|Polyisoprene|Neoprene|Chemotherapy-tested).*gloves/)],
  'exam gloves without latex': [
    by(3, /^(?:Nitrile|Vinyl|Chloroprene).*exam gloves|^(?:Nitrile|Vinyl|Chloroprene) exam gloves/),
  ],
  'latex free gloves': [by(3, /^(?:Nitrile|Vinyl|Chloroprene|Polyisoprene|Neoprene|Chemotherapy-tested).*gloves/)],
  'gloves -latex small': [by(3, /^(?:Nitrile|Vinyl|Chloroprene|Chemotherapy-tested).*gloves.*, small$/)],
  'syringe 3ml without needle': [
    at(3, 'syringes', /^Luer-(?:lock|slip) syringe 3 mL.*without needle/),
    at(1, 'syringes', /^Oral syringe 3 mL/),
  ],
  '3cc syringe no needle': [
    at(3, 'syringes', /^Luer-(?:lock|slip) syringe 3 mL.*without needle/),
    at(1, 'syringes', /^Oral syringe 3 mL/),
  ],
  'syringe with needle': [by(3, /syringe.* with (?:\w+ )?needle|insulin syringe/)],
  'n95 without valve': [by(3, /^N95.*without valve/), by(2, /^N95 surgical respirator/)],
  'n95 with valve': [at(3, 'masks', /^N95.*with valve/), at(1, 'masks', /^N95/)],
  'non sterile gauze sponges': [at(3, 'gauze-sponges', /^Gauze sponges.*non-sterile/)],
  'sterile specimen cup': [by(3, /^Specimen (?:container|cups).*, sterile/)],
  'specimen cup not sterile': [by(3, /^Specimen (?:container|cups).*non-sterile/)],
  'alcohol free disinfectant wipes': [
    by(3, /^(?:Disinfectant|Germicidal disposable) wipes, (?:alcohol-free|bleach|hydrogen)/),
  ],
  'lidocaine without epinephrine': [
    by(3, /^Lidocaine HCl [\d.]+%/),
    by(2, /^Lidocaine (?:ointment|jelly|cream|viscous|patch)/),
  ],
  'lidocaine 2% with epi': [
    at(3, 'local-anesthetics', /^Lidocaine HCl and epinephrine.* 2%/),
    at(1, 'local-anesthetics', /^Lidocaine HCl and epi/),
  ],
  'foley catheter no latex': [at(3, 'catheters', /^Foley catheter, 100% silicone/)],
  'fragrance free wipes': [by(3, /^Fragrance-free washcloths|wipes.*fragrance-free/), by(1, /washcloths|cloths/)],
  'glucose meter not talking': [at(3, 'glucose-testing', /^Blood glucose meter kit$/)],
  'exam stool without backrest': [at(3, 'exam-tables-stools', /^Exam stool.*backless/)],
  'stool with back': [at(3, 'exam-tables-stools', /^Exam stool.*with backrest/)],
})

/** Sizes, gauges, strengths, counts and negations. An item that breaks a negation has no grade. */
export const constraints = [...sizes, ...gauges, ...strengths, ...counts, ...negations]
