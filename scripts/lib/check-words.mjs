import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

/** Words that this repository does not use, with what to write instead. */
const replacements = {
  'told|untold': 'notified, said, shown',
  'wish|wishes|wished|wanted': 'request, requested',
  'heed|heeds|heeded': 'handle, use',
  anew: 'again',
  'beside|besides': 'next to, as well as',
  'parted by': 'separated by',
  'is none': 'is null, does not count',
  'as yet': 'so far',
  'searches to offer': 'query suggestions',
  'whilst|amongst|upon': 'while, among, on',
  'licence|licences': 'license',
  'colour|colours|coloured': 'color',
  'behaviour|behaviours': 'behavior',
  'favour|favours|favourite|favourites': 'favor, favorite',
  'neighbour|neighbours|neighbouring': 'neighbor',
  'honour|honours|honoured': 'honor',
  'centre|centres|centred': 'center',
  'litre|litres|metre|metres': 'liter, meter',
  'cancelled|labelled|travelled': 'canceled, labeled',
  '[a-z]*(?:al|ar|or|an|on|er|im|tim|chron)is(?:e|es|ed|ing|ation)': 'the spelling with z',
}

/** Words of the wire, the database and other people's interfaces, which stay as they are. */
const kept = [
  'licenceNumber',
  'licence-required',
  'address_licences',
  'licence_no',
  'told_at',
  "'Cancelled'",
]
