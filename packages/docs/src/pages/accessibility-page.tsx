import { type Adherence, countLevel, type Result } from '../accessibility/conformance.js'
import type { Report, Reports } from '../accessibility/reports.js'
import { linkTo, usePage } from './names.js'
import { Prose } from './prose.js'

const terms: Record<Adherence, string> = {
  supports: 'Supports',
  'not-applicable': 'Not applicable',
  'not-evaluated': 'Not evaluated',
}

function Results({ results }: { readonly results: readonly Result[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller needs a stop for the keyboard
    <div className="docs-wide" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            <th scope="col">Level</th>
            <th scope="col">Conformance</th>
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ criterion, level, notes }) => (
            <tr key={criterion.num}>
              <th scope="row">
                {criterion.num} {criterion.name}
              </th>
              <td>{criterion.level}</td>
              <td>{terms[level]}</td>
              <td>{notes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The report of a component, on its page. */
export function Conformance({ report }: { readonly report: Report }) {
  const { path } = usePage()
  const shown = report.results.filter(({ level }) => level === 'supports')
  return (
    <section>
      <h2 id="accessibility">Accessibility</h2>
      <p>
        Of the 55 success criteria of WCAG 2.2 at levels A and AA, {shown.length} are supported by tests of this
        component alone, and {countLevel(report.results, 'not-evaluated')} are not evaluated.{' '}
        <a href={linkTo(path, report.path)}>Report in OpenACR</a> ·{' '}
        <a href={linkTo(path, 'accessibility.html')}>How it is made</a>
      </p>
      {shown.length > 0 ? <Results results={shown} /> : null}
    </section>
  )
}

const lead =
  'Reports of accessibility conformance of the store and of each component, in the format of OpenACR: made from the checks that ran, and from nothing else.'

const method = `Every example of every component is checked by axe, and any finding fails its test. Tests that name a
success criterion of WCAG 2.2 in their title, such as \`WCAG 2.1.1\`, drive components and pages by mouse and by keyboard.
\`pnpm acr\` runs both and records them; a continuous run fails when a report claims a check that did not pass.

A criterion is **supported** where such a test passed, or where the rules of axe decide it. For a criterion that every
part of every page has to meet, only tests of the store's pages count for the store. It is **not evaluated** where
no test names it: that is no claim of a failure, and none of conformance. Nobody outside has assessed Gauze.`

/** The page of all reports. */
export function AccessibilityPage({ reports }: { readonly reports: Reports }) {
  const { path } = usePage()
  const { store, components, recordedOn } = reports
  return (
    <>
      <h1>Accessibility</h1>
      <Prose className="docs-prose docs-lead" text={lead} />
      <Prose text={method} />
      <h2 id="store">Store</h2>
      <p>
        Of 55 criteria, {countLevel(store.results, 'supports')} are supported,{' '}
        {countLevel(store.results, 'not-applicable')} do not apply, and {countLevel(store.results, 'not-evaluated')} are
        not evaluated. The checks ran on {recordedOn}. <a href={linkTo(path, store.path)}>Report in OpenACR</a>
      </p>
      <Results results={store.results} />
      <h2 id="components">Components</h2>
      <ul className="docs-cards">
        {[...components].map(([module, { title, path: file, results }]) => (
          <li key={module}>
            <a className="docs-card" href={linkTo(path, file)}>
              <b>{title}</b>
              <span>
                {countLevel(results, 'supports')} supported, {countLevel(results, 'not-evaluated')} not evaluated
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
