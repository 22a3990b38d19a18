import { posix } from 'node:path'
import type { ReactNode } from 'react'
import type { Report, Reports } from '../accessibility/reports.js'
import type { AreaDoc } from '../read/calls.js'
import type { ModuleDoc } from '../read/docs.types.js'
import { type GuideDoc, readGuide } from '../read/guides.js'
import type { TokenDoc } from '../read/tokens.js'
import type { SearchRow } from '../site/search-options.js'
import { AccessibilityPage, Conformance } from './accessibility-page.js'
import { CallsPage } from './calls-page.js'
import type { MenuSection } from './frame.js'
import { Cards, GuidePage, IndexPage, type ListedPage } from './index-pages.js'
import { Chart, type DrawnMachine, machineHeadings } from './machine-page.js'
import { headingsOf, ModulePage } from './module-page.js'
import { linkTo } from './names.js'
import { anchorOf, type FollowLink } from './prose.js'
import { TokensPage } from './tokens-page.js'

/** A page of the site, before it is rendered. */
export interface SitePage extends ListedPage {
  readonly kind: string
  readonly headings: readonly { readonly id: string; readonly title: string }[]
  readonly body: ReactNode
  readonly rows: readonly Omit<SearchRow, 'id'>[]
}

/** Everything that the site is made of. */
export interface SiteContent {
  readonly modules: readonly ModuleDoc[]
  readonly machines: ReadonlyMap<string, readonly DrawnMachine[]>
  readonly areas: readonly AreaDoc[]
  readonly tokens: readonly TokenDoc[]
  readonly recipes: readonly GuideDoc[]
}

/** The pages of the site, and the menu. */
export interface Site {
  readonly pages: readonly SitePage[]
  readonly menu: readonly MenuSection[]
}

/** The first sentence of a text, without marks of Markdown. */
function firstSentence(text: string): string {
  const [paragraph = ''] = text.replace(/^#.*$/m, '').trim().split(/\n\n/)
  const plain = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/\s+/g, ' ')
  return /^.*?[.:](?=\s|$)/.exec(plain)?.[0].replace(/:$/, '.') ?? plain
}

/** The text before the first heading, and each heading with the text below it. */
function sectionsOfText(text: string) {
  const [intro = '', ...parts] = text.split(/^## /m)
  const sections = parts.map((part) => {
    const [, title = '', body = ''] = /^(.*)\n?([\s\S]*)$/.exec(part) ?? []
    return { id: anchorOf(title), title: title.replaceAll('`', ''), body }
  })
  return { intro, sections }
}

/** Where the files of the workspace that are pages stand on the site. */
type PageOfFile = ReadonlyMap<string, string>

function follow(guide: GuideDoc, path: string, pageOfFile: PageOfFile): FollowLink {
  return (href) => {
    const [file = '', hash] = href.split('#')
    const target = pageOfFile.get(posix.join(posix.dirname(guide.file), file).replace(/\/$/, ''))
    return target ? `${linkTo(path, target)}${hash ? `#${hash}` : ''}` : null
  }
}

function guidePage(guide: GuideDoc, path: string, pageOfFile: PageOfFile, more: Partial<SitePage> = {}): SitePage {
  const summary = firstSentence(guide.text)
  const { intro, sections } = sectionsOfText(guide.text)
  return {
    title: guide.title,
    path,
    summary,
    kind: 'Guide',
    rows: [
      { title: guide.title, kind: 'Guide', text: summary, keywords: '', body: intro, path },
      ...sections.map(({ id, title, body }) => ({
        title,
        kind: 'Guide',
        text: guide.title,
        keywords: '',
        body,
        path: `${path}#${id}`,
      })),
    ],
    ...more,
    headings: [...sections.map(({ id, title }) => ({ id, title })), ...(more.headings ?? [])],
    body: (
      <>
        <GuidePage text={guide.text} follow={follow(guide, path, pageOfFile)} />
        {more.body}
      </>
    ),
  }
}

const kinds = { component: 'Component', hook: 'Hook', function: 'Function', value: 'Value', type: 'Type' } as const

function rowsOf(module: ModuleDoc, path: string): SitePage['rows'] {
  return module.exports.flatMap((one) => {
    const target = one.name === module.title ? path : `${path}#${anchorOf(one.name)}`
    const text = firstSentence(one.sentences.text)
    const parts = one.kind === 'component' ? one.parts : []
    const props = one.kind === 'component' ? one.props.own.map(({ name }) => name).join(' ') : ''
    return [
      { title: one.name, kind: kinds[one.kind], text, keywords: props, path: target },
      ...parts.map((part) => ({
        title: part.name,
        kind: 'Part',
        text: firstSentence(part.sentences.text),
        keywords: part.slot ?? '',
        path: `${path}#${anchorOf(part.name)}`,
      })),
    ]
  })
}

function modulePage(module: ModuleDoc, path: string, report?: Report): SitePage {
  const main = module.exports.find(({ name }) => name === module.title) ?? module.exports[0]
  return {
    title: module.title,
    path,
    summary: firstSentence(main?.sentences.text ?? ''),
    kind: main ? kinds[main.kind] : 'Module',
    headings: [...headingsOf(module), ...(report ? [{ id: 'accessibility', title: 'Accessibility' }] : [])],
    body: (
      <>
        <ModulePage module={module} />
        {report ? <Conformance report={report} /> : null}
      </>
    ),
    rows: rowsOf(module, path),
  }
}

function words(name: string): string {
  const text = name.replaceAll('-', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function menuGroup(title: string, pages: readonly SitePage[]) {
  return { title, entries: pages.map(({ title: name, path }) => ({ title: name, path })) }
}

interface Section {
  readonly index: SitePage
  readonly groups: readonly { readonly title: string; readonly pages: readonly SitePage[] }[]
}

function section(title: string, path: string, lead: string, groups: Section['groups']): Section {
  const filled = groups.filter(({ pages }) => pages.length > 0)
  return {
    index: {
      title,
      path,
      summary: firstSentence(lead),
      kind: 'Guide',
      headings: filled.flatMap((group) => (group.title ? [{ id: anchorOf(group.title), title: group.title }] : [])),
      body: <IndexPage title={title} lead={lead} groups={filled} />,
      rows: [{ title, kind: 'Guide', text: firstSentence(lead), keywords: '', path }],
    },
    groups: filled,
  }
}

function componentSection(modules: readonly ModuleDoc[], pageOfFile: PageOfFile, reports: Reports): Section {
  const reportOf = ({ path }: ModuleDoc) => reports.components.get(path)
  const shown = modules.filter(({ packageName, path }) => packageName === '@gauze/ui' && !/^hooks(?:\/|$)/.test(path))
  const rooms = [...new Set(shown.map(({ path }) => path.split('/')[0] ?? ''))].sort()
  const groups = rooms.map((room) => {
    const guide = readGuide(`packages/ui/src/${room}/README.md`)
    const own = shown.find(({ path }) => path === room)
    const path = `components/${room}.html`
    const first = own ? modulePage(own, path, reportOf(own)) : null
    const about = guide ? guidePage(guide, path, pageOfFile, first ? { ...first, title: guide.title } : {}) : first
    const pages = shown
      .filter((module) => module.path.startsWith(`${room}/`))
      .map((module) => modulePage(module, `components/${module.path}.html`, reportOf(module)))
    return { title: words(room), pages: [...(about ? [about] : []), ...pages] }
  })
  const lead =
    'Accessible React components for a B2B store. Each page has its examples, props, parts, style and words, read from its source.'
  return section('Components', 'components/index.html', lead, groups)
}

function hookSection(modules: readonly ModuleDoc[]): Section {
  const own = modules.filter(({ packageName, path }) => packageName === '@gauze/ui' && path.startsWith('hooks/'))
  const pages = own.map((module) => modulePage(module, `${module.path}.html`))
  const elsewhere = modules
    .filter(({ packageName, path }) => packageName === '@gauze/ui' && !path.startsWith('hooks/'))
    .flatMap((module) =>
      module.exports
        .filter(({ kind }) => kind === 'hook')
        .map((hook): SitePage => {
          const page = modulePage(module, `components/${module.path}.html`)
          const path = `${page.path}#${anchorOf(hook.name)}`
          return { ...page, title: hook.name, path, summary: firstSentence(hook.sentences.text), rows: [] }
        }),
    )
  const lead = 'Hooks connect components to the machines of the store that `GauzeProvider` was given.'
  return section('Hooks', 'hooks/index.html', lead, [
    { title: '', pages },
    { title: 'Hooks of single components', pages: elsewhere },
  ])
}

function machineSection(content: SiteContent, pageOfFile: PageOfFile): Section {
  const pages = content.modules
    .filter(({ packageName }) => packageName === '@gauze/machines')
    .map((module): SitePage => {
      const path = `machines/${module.path}.html`
      const page = modulePage(module, path)
      const machines = content.machines.get(module.path) ?? []
      if (machines.length === 0) return page
      const described = module.exports.find(({ name }) => machines.some((machine) => machine.name === name))
      return {
        ...page,
        kind: 'Machine',
        summary: firstSentence(described?.sentences.text ?? page.summary),
        headings: [...machineHeadings(machines), ...page.headings],
        body: (
          <ModulePage module={module}>
            {machines.map((machine) => (
              <Chart key={machine.name} machine={machine} sentences={described?.sentences} />
            ))}
          </ModulePage>
        ),
        rows: page.rows.map((row) =>
          machines.some(({ name }) => name === row.title) ? { ...row, kind: 'Machine', path } : row,
        ),
      }
    })
  const guide = readGuide('packages/machines/README.md')
  const made = section(
    'Machines',
    'machines/index.html',
    'State machines of XState, without React, DOM or transport.',
    [{ title: '', pages }],
  )
  return guide ? withGuide(made, guide, pageOfFile) : made
}

/** A section whose first page is a README, followed by its pages. */
function withGuide({ index, groups }: Section, guide: GuideDoc, pageOfFile: PageOfFile): Section {
  const body = groups.map((group) => (
    <section key={group.title}>
      <h2 id={anchorOf(group.title || 'Reference')}>{group.title || 'Reference'}</h2>
      <Cards pages={group.pages} />
    </section>
  ))
  const headings = groups.map(({ title }) => ({ id: anchorOf(title || 'Reference'), title: title || 'Reference' }))
  const { title, path } = index
  return { index: { ...guidePage(guide, path, pageOfFile, { body, headings }), title }, groups }
}

function packageSection(
  content: SiteContent,
  pageOfFile: PageOfFile,
  { title, folder, packageName }: { readonly title: string; readonly folder: string; readonly packageName: string },
): Section {
  const pages = content.modules
    .filter((module) => module.packageName === packageName)
    .map((module) => modulePage(module, `${folder}/${module.path}.html`))
  const made = section(title, `${folder}/index.html`, '', [{ title: '', pages }])
  const guide = readGuide(`packages/${packageName.replace('@gauze/', '')}/README.md`)
  return guide ? withGuide(made, guide, pageOfFile) : made
}

function callSection(areas: readonly AreaDoc[]): Section {
  const pages = areas.map((area): SitePage => {
    const path = `calls/${area.area}.html`
    return {
      title: area.title,
      path,
      summary: area.calls.map(({ name }) => name).join(', '),
      kind: 'Calls',
      headings: area.calls.map(({ name }) => ({ id: anchorOf(name), title: name })),
      body: <CallsPage area={area} />,
      rows: area.calls.map(({ name, method, path: at, summary, input }) => ({
        title: name,
        kind: 'Call',
        text: `${method} ${at}`,
        keywords: `${summary} ${input.map((field) => field.name).join(' ')}`,
        path: `${path}#${anchorOf(name)}`,
      })),
    }
  })
  const lead =
    'The calls of a store, from the rows of `@gauze/contract`: a client, a server and these pages are made from the same rows.'
  return section('Calls', 'calls/index.html', lead, [{ title: '', pages }])
}

function backEndSection(pageOfFile: PageOfFile): Section {
  const pages = [...pageOfFile]
    .filter(([file, path]) => file.endsWith('.md') && path.startsWith('back-end/'))
    .flatMap(([file, path]) => {
      const guide = readGuide(file)
      return guide ? [guidePage(guide, path, pageOfFile)] : []
    })
  return section('Back end', 'back-end/index.html', 'The reference server, its search, its data, and how it is run.', [
    { title: '', pages },
  ])
}

/** The Markdown files of the workspace that are pages. A link between them stays on the site. */
function pagesOfFiles(content: SiteContent): PageOfFile {
  const found = new Map<string, string>()
  const add = (file: string, path: string) => {
    found.set(file, path)
    if (file.endsWith('/README.md')) found.set(posix.dirname(file), path)
  }
  for (const { path, packageName } of content.modules) {
    if (packageName !== '@gauze/ui' || path.startsWith('hooks/')) continue
    const room = path.split('/')[0] ?? ''
    add(`packages/ui/src/${path}`, `components/${path}.html`)
    if (readGuide(`packages/ui/src/${room}/README.md`))
      add(`packages/ui/src/${room}/README.md`, `components/${room}.html`)
  }
  add('packages/ui/src/theme/README.md', 'theme.html')
  add('packages/ui/README.md', 'components/about.html')
  add('packages/ui/docs/parts.md', 'components/parts.html')
  add('packages/ui/docs/native.md', 'components/native.html')
  add('packages/machines/README.md', 'machines/index.html')
  add('packages/rules/README.md', 'rules/index.html')
  add('packages/api-client/README.md', 'client/index.html')
  add('packages/embed/README.md', 'elements/index.html')
  add('packages/kit/README.md', 'kit/index.html')
  add('packages/contract/README.md', 'back-end/contract.html')
  add('packages/server/README.md', 'back-end/server.html')
  add('packages/server/OPERATING.md', 'back-end/operating.html')
  add('packages/server/IMPORTING.md', 'back-end/importing.html')
  add('packages/search/README.md', 'back-end/search.html')
  add('packages/demo/README.md', 'back-end/demo.html')
  for (const { file } of content.recipes) add(file, recipePath(file))
  add('examples/README.md', 'recipes/examples.html')
  return found
}

function recipePath(file: string): string {
  return `recipes/${posix.basename(file, '.md').replace(/^\d+-/, '')}.html`
}

function accessibilityPage(reports: Reports): SitePage {
  const [title, path] = ['Accessibility', 'accessibility.html']
  const summary = 'Reports of conformance with WCAG 2.2 in the format of OpenACR, of the store and of each component.'
  return {
    title,
    path,
    summary,
    kind: 'Guide',
    headings: ['Store', 'Components'].map((heading) => ({ id: anchorOf(heading), title: heading })),
    body: <AccessibilityPage reports={reports} />,
    rows: [{ title, kind: 'Guide', text: summary, keywords: 'OpenACR VPAT WCAG conformance report', path }],
  }
}

/** Makes the pages of the site and its menu. */
export function sitePages(content: SiteContent, reports: Reports): Site {
  const pageOfFile = pagesOfFiles(content)
  const guides = ['packages/ui/README.md', 'packages/ui/docs/parts.md', 'packages/ui/docs/native.md'].flatMap(
    (file) => {
      const guide = readGuide(file)
      const path = pageOfFile.get(file)
      return guide && path ? [guidePage(guide, path, pageOfFile)] : []
    },
  )
  const examples = readGuide('examples/README.md')
  const recipes = [...content.recipes, ...(examples ? [examples] : [])].map((guide) =>
    guidePage(guide, pageOfFile.get(guide.file) ?? '', pageOfFile, { kind: 'Recipe' }),
  )
  const components = componentSection(content.modules, pageOfFile, reports)
  const theme = readGuide('packages/ui/src/theme/README.md')
  const tokens: SitePage = {
    title: 'Tokens',
    path: 'tokens.html',
    summary: 'The custom properties that every style sheet of the theme reads.',
    kind: 'Guide',
    headings: ['Colors', 'Text', 'Space', 'Other'].map((title) => ({ id: anchorOf(title), title })),
    body: <TokensPage tokens={content.tokens} />,
    rows: content.tokens.map(({ name, value, purpose }) => ({
      title: name,
      kind: 'Token',
      text: value,
      keywords: purpose,
      path: `tokens.html#${anchorOf(name)}`,
    })),
  }
  const sections: readonly Section[] = [
    section('Recipes', 'recipes/index.html', 'Short ways to a result. Each sample is compiled with every change.', [
      { title: '', pages: recipes },
    ]),
    { ...components, groups: [{ title: 'Guides', pages: guides }, ...components.groups] },
    hookSection(content.modules),
    { index: accessibilityPage(reports), groups: [] },
    { index: tokens, groups: [{ title: '', pages: theme ? [guidePage(theme, 'theme.html', pageOfFile)] : [] }] },
    machineSection(content, pageOfFile),
    callSection(content.areas),
    packageSection(content, pageOfFile, { title: 'Rules', folder: 'rules', packageName: '@gauze/rules' }),
    packageSection(content, pageOfFile, { title: 'API client', folder: 'client', packageName: '@gauze/api-client' }),
    packageSection(content, pageOfFile, { title: 'Elements', folder: 'elements', packageName: '@gauze/embed' }),
    packageSection(content, pageOfFile, { title: 'Kit', folder: 'kit', packageName: '@gauze/kit' }),
    backEndSection(pageOfFile),
  ]
  const indexes = sections.map(({ index }) => index)
  const start: SitePage = {
    title: 'Gauze',
    path: 'index.html',
    summary: 'Components, hooks and machines for a store of medical supplies.',
    kind: 'Guide',
    headings: [],
    body: (
      <IndexPage
        title="Gauze"
        lead="Components, hooks and machines for a B2B store of medical supplies, on any site. Everything here is read from the sources."
        groups={[
          { title: 'Recipes', pages: recipes },
          { title: 'Reference', pages: indexes.slice(1) },
        ]}
      />
    ),
    rows: [],
  }
  const isOwn = ({ path }: SitePage) => !path.includes('#')
  return {
    pages: [
      start,
      ...indexes,
      ...sections.flatMap(({ groups }) => groups.flatMap((group) => group.pages.filter(isOwn))),
    ],
    menu: sections.map(({ index, groups }) => ({
      title: index.title,
      path: index.path,
      groups: groups.map(({ title, pages }) => menuGroup(title, pages)),
    })),
  }
}

/** The page of every documented name, for links in texts and types. */
export function namesOf(content: SiteContent, pages: readonly SitePage[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { rows } of [...pages].reverse()) {
    for (const { title, path, kind } of rows)
      if (kind !== 'Guide' && kind !== 'Token' && kind !== 'Call') names.set(title, path)
  }
  // READMEs name a component by its folder.
  for (const { packageName, path } of content.modules) {
    const folder = path.split('/')[1]
    if (packageName === '@gauze/ui' && folder?.includes('-')) names.set(folder, `components/${path}.html`)
  }
  for (const { area, calls } of content.areas)
    for (const { name } of calls) if (!names.has(name)) names.set(name, `calls/${area}.html#${anchorOf(name)}`)
  return names
}
