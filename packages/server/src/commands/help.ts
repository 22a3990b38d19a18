import type { Command, Usage } from '../services/action.js'

/** The column of descriptions beside commands of one short word. */
const besideWord = 10

const indent = ' '.repeat(12)

function entryOf(name: string, { usage, description }: Usage): string {
  const words = usage === undefined ? name : `${name} ${usage}`
  if (!words.includes(' ')) return `  ${words.padEnd(besideWord)}${description}`
  return `  ${words}\n${description}`.replaceAll('\n', `\n${indent}`)
}

function helpText(commands: Readonly<Record<string, Command>>): string {
  const entries = Object.entries(commands).flatMap(([command, actions]) =>
    Object.entries(actions).flatMap(([name, action]) => {
      const uses = action.otherUse === undefined ? [action] : [action, action.otherUse]
      return uses.map((use) => entryOf(name === '' ? command : `${command} ${name}`, use))
    }),
  )
  return `gauze <command>

${entries.join('\n')}

Settings come from the environment; the README lists them.`
}

/**
 * `gauze help`
 * @param commands answers all commands
 */
export function helpOn(commands: () => Readonly<Record<string, Command>>): Command {
  return {
    '': {
      description: 'show this',
      read:
        () =>
        async ({ say }) =>
          say(helpText(commands())),
    },
  }
}
