import { type ReactNode, useState } from 'react'
import { CallsPage } from '../src/pages/calls-page.js'
import { Chart } from '../src/pages/machine-page.js'
import { ModulePage } from '../src/pages/module-page.js'
import { TokensPage } from '../src/pages/tokens-page.js'
import type { ModuleDoc } from '../src/read/docs.types.js'
import '../src/site/site.css'
import { content } from './content.js'

interface Choice {
  readonly title: string
  readonly body: ReactNode
}

/** One page of a list, and the choice of the others. */
function Pages({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  const [title, setTitle] = useState(choices[0]?.title)
  return (
    <Frame>
      <label>
        {label}{' '}
        <select value={title} onChange={({ target }) => setTitle(target.value)}>
          {choices.map((choice) => (
            <option key={choice.title}>{choice.title}</option>
          ))}
        </select>
      </label>
      {choices.find((choice) => choice.title === title)?.body}
    </Frame>
  )
}

function Frame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="docs docs-in-storybook sb-unstyled">
      <main>{children}</main>
    </div>
  )
}

function modulesOf(packageName: string, folder = ''): readonly ModuleDoc[] {
  return content.modules.filter((module) => module.packageName === packageName && module.path.startsWith(folder))
}

function choiceOf(module: ModuleDoc): Choice {
  return { title: module.title, body: <ModulePage module={module} /> }
}

/** Every hook. */
export function HooksReference() {
  return <Pages label="Hooks" choices={modulesOf('@gauze/ui', 'hooks/').map(choiceOf)} />
}

/** Every machine, with its statechart. */
export function MachinesReference() {
  const choices = modulesOf('@gauze/machines').map((module) => ({
    title: module.title,
    body: (
      <ModulePage module={module}>
        {(content.machines[module.path] ?? []).map((machine) => (
          <Chart
            key={machine.name}
            machine={machine}
            sentences={module.exports.find(({ name }) => name === machine.name)?.sentences}
          />
        ))}
      </ModulePage>
    ),
  }))
  return <Pages label="Machine" choices={choices} />
}

/** Every call of the contract. */
export function CallsReference() {
  return (
    <Pages
      label="Area"
      choices={content.areas.map((area) => ({ title: area.title, body: <CallsPage area={area} /> }))}
    />
  )
}

/** Every rule. */
export function RulesReference() {
  return <Pages label="Rules" choices={modulesOf('@gauze/rules').map(choiceOf)} />
}

/** Every token. */
export function TokensReference() {
  return (
    <Frame>
      <TokensPage tokens={content.tokens} />
    </Frame>
  )
}
