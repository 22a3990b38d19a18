import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './shell.mjs'

/** Words that this repository does not use, in comments or names, and what to write instead. */
const replacements = {
  'told|untold': 'notified, said, shown',
  'wish|wishes|wished|wanted': 'request, requested',
  'heed|heeds|heeded': 'handle, use',
  anew: 'again',
  'beside|besides': 'next to, as well as',
  'parted by': 'separated by',
  '(?<!there )is none': 'is null, does not count',
  'as yet': 'so far',
  'searches to offer': 'query suggestions',
  'licence|licences': 'license',
  'colour|colours|coloured': 'color',
  'behaviour|behaviours': 'behavior',
  'favour|favours|favourite|favourites': 'favor, favorite',
  'neighbour|neighbours': 'neighbor',
  'honour|honours|honoured': 'honor',
  'centre|centres|centred': 'center',
  'cancelled|labelled': 'canceled, labeled',
  '(?:initial|normal|serial|organ|synchron|summar|author|recogn|optim|minim)is(?:e|es|ed|ing|ation)':
    'the spelling with z',
}

/** Names on the wire and in the database, and words that a shopper reads. They stay as they are. */
const kept = [
  'address_licences',
  'licence_no',
  'licence-required',
  'licenceNumber',
  'told_at',
  'Cancelled',
  'We have been told about it.',
  'who is told of orders to approve',
  'are told here as soon as we know of them',
]

/** What is checked, as pathspecs of git. */
const checked = [
  '.',
  ':!.changeset/plain-american-english.md',
  ':!packages/server/migrations',
  ':!scripts/lib/check-words.mjs',
]

const isText = /\.(?:[jt]sx?|m[jt]s|css|mdx?)$/

/** Ids of requirements stand in titles of tests, and in the rows of the calls that they are about. */
const requirementId = /\b(?:ACCT|API|AUTH|CART|CHK|CMS|LIB|NAV|NOTE|OPS|PDP|PLUS|PUN|ROUTE|SHELL|SRCH|VAL)-\d{2}\b/
const isPublished = /^packages\/\w[\w-]*\/src\/(?!.*(?:\.test|\.stories|\/story-|\/testing\/))/

const words = Object.entries(replacements).map(([word, instead]) => ({
  pattern: new RegExp(`\\b(?:${word})\\b`),
  instead,
}))

/** Names become words: `isToldAt` is read as 'is told at'. */
function readLine(line) {
  const own = kept.reduce((text, name) => text.replaceAll(name, ''), line)
  return own
    .replaceAll('_', ' ')
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
    .toLowerCase()
}

function checkFile(file) {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, at) => {
    const read = readLine(line)
    if (isPublished.test(file) && !file.startsWith('packages/contract/') && requirementId.test(line)) {
      return [`${file}:${at + 1} "${line.trim()}": name the requirement in the title of a test`]
    }
    return words.flatMap(({ pattern, instead }) => {
      const [found] = pattern.exec(read) ?? []
      return found === undefined ? [] : [`${file}:${at + 1} "${found}": write ${instead}`]
    })
  })
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', ...checked], {
  cwd: root,
  encoding: 'utf8',
})
const found = files
  .split('\n')
  .filter((file) => isText.test(file) && existsSync(join(root, file)))
  .flatMap(checkFile)
if (found.length > 0) {
  console.error(found.join('\n'))
  process.exitCode = 1
}
