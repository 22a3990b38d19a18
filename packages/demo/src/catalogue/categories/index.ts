import type { CategoryDefinition } from '../definition.js'
import { controlledSubstances } from './controlled-substances.js'
import { diagnostics } from './diagnostics.js'
import { furniture } from './furniture.js'
import { gloves } from './gloves.js'
import { housekeeping } from './housekeeping.js'
import { incontinence } from './incontinence.js'
import { infectionControl } from './infection-control.js'
import { ivTherapy } from './iv-therapy.js'
import { laboratory } from './laboratory.js'
import { office } from './office.js'
import { orthopedics } from './orthopedics.js'
import { pharmaceuticals } from './pharmaceuticals.js'
import { protectiveEquipment } from './protective-equipment.js'
import { respiratory } from './respiratory.js'
import { surgicalInstruments } from './surgical-instruments.js'
import { syringesNeedles } from './syringes-needles.js'
import { woundCare } from './wound-care.js'

/** The top categories in the order of the menu. New ones go last, so that item ids stay as they are. */
export const categoryDefinitions: readonly CategoryDefinition[] = [
  gloves,
  woundCare,
  syringesNeedles,
  ivTherapy,
  protectiveEquipment,
  diagnostics,
  pharmaceuticals,
  controlledSubstances,
  surgicalInstruments,
  respiratory,
  incontinence,
  orthopedics,
  furniture,
  laboratory,
  infectionControl,
  housekeeping,
  office,
]
