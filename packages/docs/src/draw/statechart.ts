import Elk, { type ElkExtendedEdge, type ElkNode, type ElkPoint } from 'elkjs/lib/elk.bundled.js'
import type { MachineDoc, StateDoc, TransitionDoc } from '../read/machines.js'

/** The height of a line, and the mean width of a character, in px. */
const LINE = 17
const CHARACTER = 7.1
const PADDING = 12

/** The texts in the box of a state. */
interface Box {
  readonly state: StateDoc
  /** What runs, and the transitions that lead to the state itself or into it. */
  readonly rows: readonly string[]
}

const elk = new Elk()

/**
 * Draws a statechart as SVG: a box for each state, in the box of the state around it, and an arrow for each pair of states
 * with its events. Events that stay in a state, or lead into it, are rows of its box. The colors are those of the page.
 */
export async function drawStatechart({ name, root, transitions }: MachineDoc): Promise<string> {
  const boxes = new Map<string, Box>()
  const arrows = new Map<string, { from: string; to: string; texts: string[] }>()
  fillBoxes(root, transitions, boxes)
  for (const transition of transitions) {
    if (isWithin(transition)) continue
    const { from, to } = transition
    const key = `${from} ${to}`
    const arrow = arrows.get(key) ?? { from, to, texts: [] }
    arrows.set(key, arrow)
    const text = textOf(transition)
    if (!arrow.texts.includes(text)) arrow.texts.push(text)
  }
  const laidOut = await elk.layout({
    ...nodeOf(root, boxes),
    edges: [...arrows].map(([id, { from, to, texts }]) => ({
      id,
      sources: [from],
      targets: [to],
      labels: texts.map((text) => ({ text, width: text.length * CHARACTER, height: LINE })),
    })),
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.direction': 'DOWN',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.layered.spacing.nodeNodeBetweenLayers': '28',
      'elk.spacing.nodeNode': '24',
      'elk.spacing.edgeNode': '16',
      'elk.spacing.edgeEdge': '12',
      'elk.spacing.edgeLabel': '4',
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.padding': paddingOf(boxes.get(root.id)),
    },
  })
  const { width = 0, height = 0 } = laidOut
  const size = `width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" class="docs-states-chart" role="img" aria-label="States of ${name}; the same in words is below" ${size}><defs><marker id="${name}-tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>${svgOfNode(laidOut, boxes)}${(laidOut.edges ?? []).map((edge) => svgOfEdge(edge, name)).join('')}</svg>`
}

/** Whether a transition stays in its state, or leads to a state inside of it. */
function isWithin({ from, to }: TransitionDoc): boolean {
  return to === from || to.startsWith(`${from}.`)
}

function textOf({ event, guard }: TransitionDoc): string {
  return guard ? `${event} [${guard}]` : event
}

function fillBoxes(state: StateDoc, transitions: readonly TransitionDoc[], boxes: Map<string, Box>): void {
  const own = transitions
    .filter((transition) => transition.from === state.id && isWithin(transition))
    .map((transition) => {
      const inner = transition.to === state.id ? '' : ` → ${transition.to.slice(state.id.length + 1)}`
      return `↻ ${textOf(transition)}${inner}`
    })
  const rows = [...state.invokes.map((invoke) => `▸ ${invoke}`), ...new Set(own)]
  boxes.set(state.id, { state, rows })
  for (const inner of state.states) fillBoxes(inner, transitions, boxes)
}

function titleOf({ name, tags }: StateDoc): string {
  return [name, ...tags.map((tag) => `#${tag}`)].join('  ')
}

function headHeight(box: Box | undefined): number {
  return PADDING + LINE * (1 + (box?.rows.length ?? 0)) + 6
}

function paddingOf(box: Box | undefined): string {
  return `[top=${headHeight(box) + PADDING},left=18,bottom=18,right=18]`
}

function nodeOf(state: StateDoc, boxes: ReadonlyMap<string, Box>): ElkNode {
  const box = boxes.get(state.id)
  const widest = Math.max(...[titleOf(state), ...(box?.rows ?? [])].map((text) => text.length))
  const width = Math.max(90, widest * CHARACTER + 2 * PADDING + 14)
  if (state.states.length === 0) return { id: state.id, width, height: headHeight(box) + 4 }
  return {
    id: state.id,
    children: state.states.map((inner) => nodeOf(inner, boxes)),
    layoutOptions: {
      'elk.padding': paddingOf(box),
      'elk.nodeSize.constraints': '[MINIMUM_SIZE]',
      'elk.nodeSize.minimum': `(${width}, 60)`,
    },
  }
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function svgOfNode(node: ElkNode, boxes: ReadonlyMap<string, Box>): string {
  const { id, x = 0, y = 0, width = 0, height = 0, children = [] } = node
  const box = boxes.get(id)
  if (!box) return ''
  const { state, rows } = box
  const start = state.isInitial ? `<circle cx="${x + 14}" cy="${y + PADDING + 7}" r="4" data-part="first"/>` : ''
  const left = x + (state.isInitial ? 24 : PADDING)
  const tags = state.tags.map((tag) => `<tspan dx="8" data-part="tag">#${escaped(tag)}</tspan>`).join('')
  const title = `<text x="${left}" y="${y + PADDING + 12}"><tspan data-part="name">${escaped(state.name)}</tspan>${tags}</text>`
  const texts = rows
    .map(
      (row, at) =>
        `<text x="${x + PADDING}" y="${y + PADDING + 12 + (at + 1) * LINE}" data-part="row">${escaped(row)}</text>`,
    )
    .join('')
  const line = children.length > 0 ? `<path d="M${x} ${y + headHeight(box)}h${width}" data-part="rule"/>` : ''
  const kind = children.length > 0 ? 'group' : state.kind
  return `<g data-kind="${kind}"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10"/>${start}${title}${texts}${line}</g>${children.map((child) => svgOfNode(child, boxes)).join('')}`
}

function svgOfEdge({ sections = [], labels = [] }: ElkExtendedEdge, name: string): string {
  const paths = sections
    .map(({ startPoint, bendPoints = [], endPoint }) => pathOf([startPoint, ...bendPoints, endPoint]))
    .map((path) => `<path d="${path}" data-part="arrow" marker-end="url(#${name}-tip)"/>`)
  const texts = labels.map(
    ({ text = '', x = 0, y = 0 }) => `<text x="${x}" y="${y + 12}" data-part="event">${escaped(text)}</text>`,
  )
  return [...paths, ...texts].join('')
}

/** A line with rounded corners. */
function pathOf(points: readonly ElkPoint[]): string {
  return points
    .map((point, at) => {
      const before = points[at - 1]
      const after = points[at + 1]
      if (!before) return `M${point.x} ${point.y}`
      if (!after) return `L${point.x} ${point.y}`
      const from = toward(point, before)
      const to = toward(point, after)
      return `L${from.x} ${from.y}Q${point.x} ${point.y} ${to.x} ${to.y}`
    })
    .join('')
}

function toward(point: ElkPoint, other: ElkPoint): ElkPoint {
  const length = Math.hypot(other.x - point.x, other.y - point.y) || 1
  const part = Math.min(6, length / 2) / length
  return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part }
}
